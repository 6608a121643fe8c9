import { examples } from '../src/widgets/region-map/region-map.examples';
import { widget } from '../src/widgets/region-map/region-map.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'region-map', title: 'Content/Region map' };
