import { expect } from 'storybook/test';
import { examples } from '../src/widgets/newsletter-popup/newsletter-popup.examples';
import { widget } from '../src/widgets/newsletter-popup/newsletter-popup.widget';
import { type Steps, storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'newsletter-popup', title: 'Forms/Newsletter popup' };

const subscribe = async ({ type, press, t }: Steps) => {
  await type(t('/newsletter/email'), 'maija@example.fi');
  await press(t('/newsletter/subscribe'));
};

export const Subscribed = stories.steps('open', async (given) => {
  await subscribe(given);
  const dialog = await given.screen.findByRole('dialog', { name: given.t('/newsletter/thanks') });
  await expect(dialog).toBeVisible();
});
export const NotSubscribed = stories.steps('failing', async (given) => {
  await subscribe(given);
  await given.screen.findByText(given.t('/newsletter/failed'));
});
