import { examples } from '../src/widgets/contact-form/contact-form.examples';
import { widget } from '../src/widgets/contact-form/contact-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'contact-form', title: 'Forms/Contact form' };
