import { useLayoutEffect } from 'react';
import { type Cart, loadCart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import {
  type CartStatus,
  cartAtom,
  cartKey,
  cartOf,
  cartStatusAtom,
  readMirror,
} from './cart.atoms';
import { type CartCall, followPage, inCartTurn, isCartBusy } from './cart-queue';
import { pageStore, usePageValue } from './store';

let started = false;
let stopFollowing = () => {};

/** Another tab changed the cart: follow it, unless an answer of our own is on its way [IMP-30]. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== cartKey || !newValue || isCartBusy()) return;
  try {
    const cart = cartOf(JSON.parse(newValue));
    if (cart) pageStore.set(cartAtom, cart);
  } catch {
    // Another script's value; ours stays.
  }
}

const setStatus = (status: CartStatus): void => {
  pageStore.set(cartStatusAtom, status);
  pageStore.set(cartAtom, { ...pageStore.get(cartAtom), loading: status === 'loading' });
};

/** Loads the cart from the shop, as a turn of the queue or within one. */
export const loadInTurn: CartCall = async (api, take) => {
  setStatus('loading');
  try {
    const cart = await loadCart(api);
    take(cart);
    setStatus('ready');
    return cart;
  } catch (error) {
    setStatus('failed');
    throw error;
  }
};

/** Loads the cart from the shop; its answer replaces the mirror. */
export const refreshCart = (api: ApiClient): Promise<void> =>
  inCartTurn(api, loadInTurn).then(() => {}, logFault);

/** Starts following the cart, once a page: by the first widget that needs it [CART-13]. */
function startCart(api: ApiClient, isShop: boolean): void {
  if (started) return;
  started = true;
  readMirror();
  window.addEventListener('storage', onStorage);
  stopFollowing = followPage();
  if (isShop) refreshCart(api);
}

/** Forgets what the page has loaded, as a new page would: for tests and stories. */
export function forgetCart(): void {
  started = false;
  window.removeEventListener('storage', onStorage);
  stopFollowing();
  pageStore.set(cartStatusAtom, 'idle');
}

/** Has the page follow the cart, for who shows nothing of it. */
export function useStartedCart(): void {
  const { api, isShop } = useWidget();
  // Before the first paint, so that the mirror is what shows first [CART-14].
  useLayoutEffect(() => startCart(api, isShop), [api, isShop]);
}

/** The shared cart and whether it has come. */
export function useCart(): { readonly cart: Cart; readonly status: CartStatus } {
  useStartedCart();
  return { cart: usePageValue(cartAtom), status: usePageValue(cartStatusAtom) };
}
