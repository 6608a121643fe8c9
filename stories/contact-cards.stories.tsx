import { examples } from '../src/widgets/contact-cards/contact-cards.examples';
import { widget } from '../src/widgets/contact-cards/contact-cards.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'contact-cards', title: 'Content/Contact cards' };
