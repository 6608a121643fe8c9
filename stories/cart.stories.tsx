import { expect } from 'storybook/test';
import { addCoupon, addToCart } from '../src/api/cart';
import { pageApi } from '../src/core/page/api';
import { pageSettings } from '../src/core/page/settings';
import { changeCart } from '../src/core/state/cart-queue';
import { examples } from '../src/widgets/cart/cart.examples';
import { widget } from '../src/widgets/cart/cart.widget';
import { storiesFrom } from './support/stories-from';

const { meta, story } = storiesFrom(widget, examples);
export default { ...meta, title: 'Shop/Cart' };

/** Buys, as product cards of the page would, and uses a coupon. */
export const Default = story('default', async ({ screen }) => {
  const api = pageApi(pageSettings());
  await changeCart(api, (client) => addToCart(client, { code: 'LK4102', quantity: 2 }));
  await changeCart(api, (client) => addToCart(client, { code: 'LK4134', quantity: 1 }));
  await changeCart(api, (client) => addCoupon(client, { code: 'KESA10' }));
  expect(await screen.findByText('Pihvilaatikko kahdelle')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Poista KESA10' })).toBeVisible();
});
