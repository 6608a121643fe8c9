import { examples } from '../src/widgets/contact-request-form/contact-request-form.examples';
import { widget } from '../src/widgets/contact-request-form/contact-request-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'contact-request-form', title: 'Forms/Contact request form' };
