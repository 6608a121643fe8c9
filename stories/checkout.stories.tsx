import { expect } from 'storybook/test';
import { addItem } from '../src/core/cart/change-cart';
import { pageApi } from '../src/core/page/api';
import { pageSettings } from '../src/core/page/settings';
import { examples } from '../src/widgets/checkout/checkout.examples';
import { widget } from '../src/widgets/checkout/checkout.widget';
import { type Steps, storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'checkout', title: 'Shop/Checkout' };

/** Buys, as product cards of the page would. */
async function buy({ screen, t }: Steps) {
  const api = pageApi(pageSettings());
  await addItem(api, { code: 'LK4102', quantity: 2 });
  await screen.findByRole('button', { name: t('/checkout/proceed') });
}

export const WithProducts = stories.steps('default', buy);
export const Refused = stories.steps('default', async (steps) => {
  await buy(steps);
  await steps.press(steps.t('/checkout/proceed'));
  expect(
    await steps.screen.findByRole('group', { name: steps.t('/form/box-title') }),
  ).toBeVisible();
});
