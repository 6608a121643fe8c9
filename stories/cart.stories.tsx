import { expect } from 'storybook/test';
import { addCoupon, addToCart } from '../src/api/cart-changes';
import { pageApi } from '../src/core/page/api';
import { pageSettings } from '../src/core/page/settings';
import { inCartTurn } from '../src/core/state/cart-queue';
import { examples } from '../src/widgets/cart/cart.examples';
import { widget } from '../src/widgets/cart/cart.widget';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'cart', title: 'Shop/Cart' };

/** Buys, as product cards of the page would, and uses a coupon. */
export const WithProducts = stories.steps('default', async ({ screen, t }) => {
  const api = pageApi(pageSettings());
  await inCartTurn(api, (client) => addToCart(client, { code: 'LK4102', quantity: 2 }));
  await inCartTurn(api, (client) => addToCart(client, { code: 'LK4134', quantity: 1 }));
  await inCartTurn(api, (client) => addCoupon(client, { code: 'KESA10' }));
  const coupon = await screen.findByRole('button', { name: `${t('/shared/remove')} KESA10` });
  expect(coupon).toBeVisible();
});
