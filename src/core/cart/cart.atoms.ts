import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { readStored, readStoredJson, writeStored } from '../page/storage';
import { type CustomerState, followed, pageStore, visitAtom } from '../state/store';
import { forgetVisit, isVisitOver, leaveVisit } from '../state/visit';
import {
  type CartState,
  emptyCart,
  type Mirror,
  mirrorIn,
  mirrorOf,
  noCart,
  noMirror,
} from './cart.model';

/** The client of the shop's page; null on other sites, undefined before the cart is used. */
export const cartClientAtom = atom<ApiClient | null>();

/** Where the cart is stored, for the next page and for other tabs [CART-14]. */
export const cartKey = 'atria-cart';

export const cartStateAtom = atom(noCart);
const part = <K extends keyof CartState>(name: K) =>
  followed((get) => get(cartStateAtom)[name], noCart[name]);
const storedCartAtom = part('cart');
export const cartStatusAtom = part('status');
export const outboxAtom = part('outbox');
/** The cart; `loading` follows its status [CART-06]. */
export const cartAtom = followed(
  (get) => ({ ...get(storedCartAtom), loading: get(cartStatusAtom) === 'loading' }),
  emptyCart,
);

/** The stored copy as this page has last read or written it. */
const copyAtom = atom<string | null>(null);

export const storedCopy = (): string | null => readStored('localStorage', cartKey);

function writeCopy(copy: string | null): void {
  pageStore.set(copyAtom, copy);
  writeStored('localStorage', cartKey, copy);
}

const storedMirror = (): Mirror => readStoredJson('localStorage', cartKey, mirrorIn) ?? noMirror;

/** The number of lines; of the stored copy until the page uses the cart. */
export const lineCountAtom = atom(
  (get) => get(cartAtom).lineItemCount || storedMirror().cart.lineItemCount,
);

/** Takes over what another tab has stored meanwhile, also that the visit has ended [ROLE-04]. */
export function readCopy(): void {
  if (isVisitOver()) forget();
  const copy = storedCopy();
  if (copy === pageStore.get(copyAtom)) return;
  pageStore.set(copyAtom, copy);
  const mirror = storedMirror();
  pageStore.set(cartStateAtom, (state) => ({ ...state, ...mirror }));
}

/** Removes the visitor from this tab. */
function forget(next: Partial<CustomerState> = { email: '' }): void {
  forgetVisit();
  pageStore.set(visitAtom, next);
  pageStore.set(cartStateAtom, ({ turn, lastId }) => ({ ...noCart, turn: turn + 1, lastId }));
}

/** Changes the state of the cart, and its stored copy with it [CART-14]. */
export function changeCart(next: (state: CartState) => CartState): void {
  readCopy();
  pageStore.set(cartStateAtom, next);
  const copy = mirrorOf(pageStore.get(cartStateAtom));
  if (copy !== (pageStore.get(copyAtom) ?? mirrorOf(noCart))) writeCopy(copy);
}
export const changeMirror = (changes: Partial<Mirror>): void =>
  changeCart((state) => ({ ...state, ...changes }));
/** Shows a cart that came by another way than this page's own calls. */
export const setCart = (cart: Cart): void => changeMirror({ cart, at: Date.now() });

/**
 * Forgets the visitor in page and storage: they log out, or another customer is there. Other tabs
 * follow when the copy of the cart is gone, and load nothing before the visitor is back [ROLE-04].
 */
export function endVisit(next?: Partial<CustomerState>): void {
  leaveVisit();
  writeCopy(null);
  forget(next);
}
