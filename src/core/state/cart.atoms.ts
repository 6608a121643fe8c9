import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { type Cart, type CartAnswer, cartSchema } from '../../api/cart';
import { readStoredJson, writeStored } from '../page/storage';
import { pageStore } from './store';

/** Where the cart is mirrored, for the next page and for other tabs [CART-14]. */
export const cartKey = 'atria-cart';

export const emptyCart: Cart = v.parse(cartSchema, {});

/** `idle` before anything is asked for, as on hosts that are no shop [CART-13]. */
export type CartStatus = 'idle' | 'loading' | 'ready' | 'failed';

export const cartAtom = atom<Cart>(emptyCart);
export const cartStatusAtom = atom<CartStatus>('idle');

/** A stored or sent value as a cart, or undefined. */
export function cartOf(value: unknown): Cart | undefined {
  const result = v.safeParse(cartSchema, value);
  return result.success ? result.output : undefined;
}

/** Puts a cart in place and mirrors it. */
export function setCart(cart: Cart): void {
  pageStore.set(cartAtom, cart);
  writeStored('localStorage', cartKey, JSON.stringify({ ...cart, loading: false }));
}

/** Takes an answer over; what it does not say stays as it was [API-48]. */
export function mergeCart(answer: CartAnswer): void {
  setCart({ ...pageStore.get(cartAtom), error: '', ...answer });
}

/** Shows the mirror at once, until the server answers [CART-14]. */
export function readMirror(): void {
  const cart = readStoredJson('localStorage', cartKey, cartOf);
  if (cart) pageStore.set(cartAtom, cart);
}
