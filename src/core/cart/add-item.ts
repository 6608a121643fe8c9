import type { CartLine } from '../../api/cart';
import { addToCart } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { type CartChange, changeCart } from './change-cart';

type Item = Pick<CartLine, 'code' | 'quantity'>;

/** Adds to what is in the cart already [QV-07, SYNC-03]. */
export const addItem = (api: ApiClient, { code, quantity }: Item): Promise<CartChange> =>
  changeCart(api, { add: code, by: quantity }, addToCart);

/** Puts a lost line back, unless it has come back meanwhile. */
export const restoreLine = (api: ApiClient, { code, quantity }: Item): Promise<CartChange> =>
  changeCart(api, { restore: code, to: quantity }, addToCart);
