import { examples } from '../src/widgets/newsletter-form/newsletter-form.examples';
import { widget } from '../src/widgets/newsletter-form/newsletter-form.widget';
import { failToSubscribe, subscribe } from './support/newsletter-steps';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'newsletter-form', title: 'Forms/Newsletter form' };

export const Subscribed = stories.steps('default', async (given) => {
  await subscribe(given);
  await given.screen.findByText(given.t('/newsletter/thanks'));
});
export const WithoutAddress = stories.steps('default', async ({ press, screen, t }) => {
  await press(t('/newsletter/subscribe'));
  await screen.findByText(t('/form/email-missing'));
});
export const Sending = stories.steps('loading', subscribe);
export const NotSubscribed = stories.steps('failing', failToSubscribe);
