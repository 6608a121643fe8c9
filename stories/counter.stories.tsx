import { examples } from '../src/widgets/counter/counter.examples';
import { widget } from '../src/widgets/counter/counter.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'counter', title: 'Content/Counter' };
