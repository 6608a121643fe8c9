import { useLayoutEffect } from 'react';
import { type Cart, loadCart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import { readStored } from '../page/storage';
import { type CartStatus, cartAtom, cartKey, cartStatusAtom, readMirror } from './cart.atoms';
import { type CartCall, followPage, inCartTurn } from './cart-queue';
import { pageStore, usePageValue } from './store';

let started = false;
let stopFollowing: (() => void)[] = [];

/** How often other tabs have changed the cart. */
let tabChanges = 0;

const setStatus = (status: CartStatus): void => {
  pageStore.set(cartStatusAtom, status);
  pageStore.set(cartAtom, { ...pageStore.get(cartAtom), loading: status === 'loading' });
};

/**
 * Loads the cart from the shop, as a turn of the queue or within one; anew when another tab has
 * changed it meanwhile.
 */
export const loadInTurn: CartCall = async (api, { take }) => {
  setStatus('loading');
  try {
    let cart: Cart;
    let before: number;
    do {
      before = tabChanges;
      cart = await loadCart(api);
    } while (before !== tabChanges);
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

/**
 * Another tab has changed the cart: follow it [IMP-30]. Which is the newer when both have, the shop
 * alone can tell.
 */
function followTab({ key, newValue }: StorageEvent, api: ApiClient, isShop: boolean): void {
  if (key !== cartKey || !newValue) return;
  tabChanges++;
  const isCrossed = newValue !== readStored('localStorage', cartKey);
  readMirror();
  if (isCrossed && isShop) refreshCart(api);
}

/** Starts following the cart, once a page: by the first widget that needs it [CART-13]. */
function startCart(api: ApiClient, isShop: boolean): void {
  if (started) return;
  started = true;
  readMirror();
  const onStorage = (event: StorageEvent) => followTab(event, api, isShop);
  window.addEventListener('storage', onStorage);
  stopFollowing = [followPage(), () => window.removeEventListener('storage', onStorage)];
  if (isShop) refreshCart(api);
}

/** Forgets what the page has loaded, as a new page would: for tests and stories. */
export function forgetCart(): void {
  started = false;
  for (const stop of stopFollowing) stop();
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
