import { examples } from '../src/widgets/retail-contact-form/retail-contact-form.examples';
import { widget } from '../src/widgets/retail-contact-form/retail-contact-form.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'retail-contact-form', title: 'Forms/Retail contact form' };

export const SentWithErrors = stories.steps('default', async ({ screen, press, t }) => {
  await press(t('/form/send'));
  await screen.findByText(t('/form/box-title'));
});
