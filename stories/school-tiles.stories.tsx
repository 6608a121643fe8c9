import { examples } from '../src/widgets/school-tiles/school-tiles.examples';
import { widget } from '../src/widgets/school-tiles/school-tiles.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'school-tiles', title: 'School/School tiles' };
