import { examples } from '../src/widgets/accordion/accordion.examples';
import { widget } from '../src/widgets/accordion/accordion.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'accordion', title: 'Content/Accordion' };
