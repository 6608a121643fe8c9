import { expect } from 'storybook/test';
import type { Steps } from './stories-from';

/** Subscribes to a newsletter, wherever its form is. */
export async function subscribe({ type, press, t }: Steps): Promise<void> {
  await type(t('/newsletter/email'), 'maija@example.fi');
  await press(t('/newsletter/subscribe'));
}

/** Subscribes in a dialog, which then thanks. */
export async function subscribeInWindow(given: Steps): Promise<void> {
  await subscribe(given);
  const dialog = await given.screen.findByRole('dialog', { name: given.t('/newsletter/thanks') });
  await expect(dialog).toBeVisible();
}

/** Subscribes, and gets an error. */
export async function failToSubscribe(given: Steps): Promise<void> {
  await subscribe(given);
  await given.screen.findByText(given.t('/form/failed'));
}
