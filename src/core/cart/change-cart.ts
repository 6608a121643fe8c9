import { atom } from 'jotai/vanilla';
import type { Cart, CartLine } from '../../api/cart';
import { addToCart } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { readStored, writeStored } from '../page/storage';
import { orTooLong } from '../state/patience';
import { pageStore } from '../state/store';
import { Refusal } from '../ui/use-action';
import { cartAtom, cartStateAtom, changeMirror } from './cart.atoms';
import type { CartChange } from './cart.model';
import { quantityIn } from './lost-lines.model';
import { flush, press } from './outbox';

/** The changes without a result. */
const pendingAtom = atom(() => new Set<Promise<unknown>>());

/** Remembers a change as long as it is pending. */
export function pending<T>(made: Promise<T>): Promise<T> {
  const all = pageStore.get(pendingAtom);
  all.add(made);
  const end = () => all.delete(made);
  made.then(end, end);
  return made;
}

export type Item = Pick<CartLine, 'code' | 'quantity'>;

/** The shop's message against a purchase [QV-11]. */
const messageOf = ({ warnings, checkoutWarnings, error }: Cart): string => {
  const all = warnings.length > 0 && checkoutWarnings.length > 0 ? checkoutWarnings : warnings;
  return all.join(', ') || error;
};

/** Gives an item, which is there afterwards: bought is what the cart has more of than before. */
async function bring(api: ApiClient, kind: 'add' | 'restore', item: Item): Promise<CartChange> {
  const { code, quantity } = item;
  const made = (await press(api, { kind, code, quantity }, addToCart)) as CartChange;
  const { after, from } = made;
  if (quantityIn(after, code) > from || (kind === 'restore' && from >= quantity)) return made;
  const message = messageOf(after);
  throw message ? new Refusal(message) : new Error(`the shop has not added ${code}`);
}

/**
 * Adds to the quantity in the cart [QV-07, SYNC-03].
 *
 * @returns rejects if the cart has no more of it than before, with a `Refusal` in the shop's words
 */
export const addItem = (api: ApiClient, item: Item): Promise<CartChange> =>
  pending(bring(api, 'add', item));

/** Puts a line back, as far as it has not come back meanwhile; rejects as `addItem` does. */
export const restoreLine = (api: ApiClient, item: Item): Promise<CartChange> =>
  pending(bring(api, 'restore', item));

/** Sends the changes that wait; resolves to whether all pending ones were made. */
export async function sendChanges(): Promise<boolean> {
  flush();
  const ends = await Promise.allSettled(pageStore.get(pendingAtom));
  return ends.every(({ status }) => status === 'fulfilled');
}

/**
 * The shop's present cart, after pending changes: for code that must not use a stored copy. Rejects
 * when the shop does not answer, or not soon.
 */
export const freshCart = (api: ApiClient): Promise<Cart> =>
  new Promise((resolve, reject) => {
    const load = { kind: 'load', code: '', quantity: 0 } as const;
    const made = sendChanges().then(() => press(api, load));
    const cart = made.then(() => pageStore.get(cartAtom));
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
