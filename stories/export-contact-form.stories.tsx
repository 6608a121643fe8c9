import { examples } from '../src/widgets/export-contact-form/export-contact-form.examples';
import { widget } from '../src/widgets/export-contact-form/export-contact-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'export-contact-form', title: 'Forms/Export contact form' };
