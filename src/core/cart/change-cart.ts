import type { Cart, CartLine } from '../../api/cart';
import { addToCart } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { readStored, writeStored } from '../page/storage';
import { orTooLong } from '../state/patience';
import { pageStore } from '../state/store';
import { cartAtom, cartStateAtom, changeMirror } from './cart.atoms';
import type { CartChange } from './cart.model';
import { load, press, sendChanges } from './outbox';

export type Item = Pick<CartLine, 'code' | 'quantity'>;

const bring =
  (kind: 'add' | 'restore') =>
  (api: ApiClient, { code, quantity }: Item) =>
    press(api, { kind, code, quantity }, addToCart) as Promise<CartChange>;

/**
 * Adds to the quantity in the cart [QV-07, SYNC-03].
 *
 * @returns rejects if the cart has no more of it than before, with a `Refusal` in the shop's words
 */
export const addItem = bring('add');

/** Puts a line back, as far as it has not come back meanwhile; rejects as `addItem` does. */
export const restoreLine = bring('restore');

/**
 * The shop's present cart, after pending changes: for code that must not use a stored copy. Rejects
 * when the shop does not answer, or not soon.
 */
export const freshCart = (api: ApiClient): Promise<Cart> =>
  new Promise((resolve, reject) => {
    const loaded = sendChanges().then(() => press(api, load));
    const cart = loaded.then(() => pageStore.get(cartAtom));
    cart.then(resolve, reject);
    orTooLong(cart, () => reject(new Error('the shop does not answer')));
  });

/** Where a tab stores the id of the order that it has posted. */
const orderKey = 'atria-order';

/** The order of the cart is posted; only the shop learns whether it is paid. */
export function beginOrder(): void {
  const orderId = String(Math.random());
  writeStored('sessionStorage', orderKey, orderId);
  changeMirror({ ordered: pageStore.get(cartAtom).lineItems, orderId });
}

/** The visitor came back without paying, in the order's tab; a payment in another tab goes on. */
export function giveUpOrder(): void {
  const { orderId } = pageStore.get(cartStateAtom);
  if (orderId && readStored('sessionStorage', orderKey) === orderId)
    changeMirror({ ordered: [], orderId: '' });
}
