import { atom } from 'jotai/vanilla';
import type { Cart, CartAnswer } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { readStored, readStoredJson, writeStored } from '../page/storage';
import { type CustomerState, followed, pageStore, visitAtom, visitorAtom } from '../state/store';
import { forgetVisit } from '../state/visit';
import {
  type CartCommand,
  emptyCart,
  mirrorIn,
  mirrorOf,
  noMirror,
  ownerOf,
  type Visitor,
} from './cart.model';
import { type CartChange, type CartEvent, type CartState, noCart, step } from './outbox.model';

/** Where the cart is stored, for the next page and for other tabs [CART-14]. */
export const cartKey = 'atria-cart';

export const cartStateAtom = atom(noCart);
const part = <K extends keyof CartState>(name: K) =>
  followed((get) => get(cartStateAtom)[name], noCart[name]);
const storedCartAtom = part('cart');
export const cartStatusAtom = part('status');
/** The cart; `loading` follows its status [CART-06]. */
export const cartAtom = followed(
  (get) => ({ ...get(storedCartAtom), loading: get(cartStatusAtom) === 'loading' }),
  emptyCart,
);
export const outboxAtom = part('outbox');

/** Makes a change in the shop: `quantity` is the new one. */
export type CartCall = (api: ApiClient, command: CartCommand) => Promise<CartAnswer>;

/** How a command is made, and who waits for its result. */
interface Waiting {
  readonly call: CartCall | undefined;
  readonly resolve: (change?: CartChange) => void;
  readonly reject: (error: unknown) => void;
}
/** By the id of the command. */
export const waitingAtom = atom(() => new Map<number, Waiting>());

/** The stored copy as this page has last read or written it. */
const copyAtom = atom<string | null>(null);

export const storedCopy = (): string | null => readStored('localStorage', cartKey);

function apply(...event: CartEvent): void {
  const before = pageStore.get(cartStateAtom);
  const after = step(before, event);
  pageStore.set(cartStateAtom, after);
  const waiting = pageStore.get(waitingAtom);
  for (const { id, change, error } of after.outcomes) {
    if (error === undefined) waiting.get(id)?.resolve(change);
    else waiting.get(id)?.reject(error);
    waiting.delete(id);
  }
}

/** Takes over what another tab has stored meanwhile; a removed copy is its logout [ROLE-04]. */
export function readCopy(): void {
  const copy = storedCopy();
  if (copy === pageStore.get(copyAtom)) return;
  pageStore.set(copyAtom, copy);
  if (copy === null) endVisit();
  else apply('changed', readStoredJson('localStorage', cartKey, mirrorIn) ?? noMirror);
}

/** Something happens to the cart: its state changes, and its stored copy with it [CART-14]. */
export function dispatch(...event: CartEvent): void {
  readCopy();
  apply(...event);
  const copy = mirrorOf(pageStore.get(cartStateAtom));
  if (copy === (pageStore.get(copyAtom) ?? mirrorOf(noCart))) return;
  pageStore.set(copyAtom, copy);
  writeStored('localStorage', cartKey, copy);
}

/** Shows a cart that came by another way than this page's own calls. */
export const setCart = (cart: Cart): void => dispatch('changed', { cart, at: Date.now() });

/**
 * Forgets the visitor in page and storage: they log out, or another customer is there. Other tabs
 * follow when the copy of the cart is gone, and load nothing before the visitor is back [ROLE-04].
 */
export function endVisit(next: Partial<CustomerState> = { email: '' }): void {
  writeStored('localStorage', cartKey, null);
  pageStore.set(copyAtom, null);
  forgetVisit();
  pageStore.set(visitAtom, next);
  apply('loggedOut');
}

/** The visitor as the page knows them. */
export const visitorNow = (): Visitor => ({
  owner: ownerOf(pageStore.get(visitorAtom)),
  isLoggedIn: pageStore.get(visitAtom).loggedIn === true,
});
