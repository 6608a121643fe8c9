import { examples } from '../src/widgets/floating-buttons/floating-buttons.examples';
import { widget } from '../src/widgets/floating-buttons/floating-buttons.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'floating-buttons', title: 'Content/Floating buttons' };
