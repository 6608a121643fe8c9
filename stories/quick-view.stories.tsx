import { examples } from '../src/widgets/quick-view/quick-view.examples';
import { widget } from '../src/widgets/quick-view/quick-view.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Quick view' };

export const Closed = story('closed');
