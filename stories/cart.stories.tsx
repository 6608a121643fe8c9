import { expect } from 'storybook/test';
import { addItem } from '../src/core/cart/change-cart';
import { pageApi } from '../src/core/page/api';
import { pageSettings } from '../src/core/page/settings';
import { examples } from '../src/widgets/cart/cart.examples';
import { widget } from '../src/widgets/cart/cart.widget';
import { changeCoupon } from '../src/widgets/cart/cart-coupons';
import { storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'cart', title: 'Shop/Cart' };

/** Buys, as product cards of the page would, and uses a coupon. */
export const WithProducts = stories.steps('default', async ({ screen, t }) => {
  const api = pageApi(pageSettings());
  await addItem(api, { code: 'LK4102', quantity: 2 });
  await addItem(api, { code: 'LK4134', quantity: 1 });
  await changeCoupon(api, 'KESA10', true);
  const coupon = await screen.findByRole('button', { name: `${t('/shared/remove')} KESA10` });
  expect(coupon).toBeVisible();
});
