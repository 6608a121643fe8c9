import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import { readStored, readStoredJson, writeStored } from '../page/storage';
import { followed, pageStore } from '../state/store';
import {
  type CartState,
  type CartStatus,
  forgone,
  mirrorOf,
  noCart,
  recalled,
  rememberedIn,
  withStatus,
} from './cart.model';

/** Where the cart is stored, for the next page and for other tabs [CART-14]. */
export const cartKey = 'atria-cart';

export const cartStateAtom = atom(noCart);
const part = <K extends keyof CartState>(name: K) =>
  followed((get) => get(cartStateAtom)[name], noCart[name]);
export const cartAtom = part('cart');
export const cartStatusAtom = part('status');

export const changeState = (next: (state: CartState) => CartState): void =>
  pageStore.set(cartStateAtom, next(pageStore.get(cartStateAtom)));
export const setStatus = (status: CartStatus) => changeState((state) => withStatus(state, status));

/** Changes the state and the stored copy. */
export function keepCart(next: (state: CartState) => CartState): void {
  changeState(next);
  writeStored('localStorage', cartKey, mirrorOf(pageStore.get(cartStateAtom)));
}
export const setCart = (cart: Cart): void => keepCart((state) => ({ ...state, cart }));

export const mirrored = (): string | null => readStored('localStorage', cartKey);
/** Updates the state from the stored copy. */
export const readMirror = (): void => {
  const mirror = readStoredJson('localStorage', cartKey, rememberedIn);
  changeState((state) => recalled(state, mirror));
};

/** Removes lines: they were ordered or removed, or the visitor drops the lost ones. */
export const forgo = (lines: readonly { readonly code: string }[]): void =>
  keepCart((state) => forgone(state, lines));

/** Removes the cart from page and storage: the visitor logs out. */
export function clearCart(): void {
  writeStored('localStorage', cartKey, null);
  readMirror();
}
