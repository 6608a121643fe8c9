import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { type Cart, loadCart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import { followTabs } from '../state/follow-tabs';
import { orTooLong, patience } from '../state/patience';
import { pageStore, usePageValue, visitorAtom } from '../state/store';
import {
  cartAtom,
  cartKey,
  cartStateAtom,
  cartStatusAtom,
  changeState,
  keepCart,
  mirrored,
  readMirror,
  setStatus,
} from './cart.atoms';
import { answered, type CartStatus, type Made } from './cart.model';

/** The client of the shop's page; null on other sites, undefined before the cart is used. */
export const cartClientAtom = atom<ApiClient | null>();

/** The turn to call the shop, shared by all tabs, until it ends. */
export interface CartTurn {
  /** Whether it has taken so long that the next ones continue. */
  isOver: boolean;
}
const lastAtom = atom<Promise<unknown>>(Promise.resolve());
export const newestAtom = atom<CartTurn>();

/** Whether no newer turn has begun: the shop's response to an older turn may be outdated. */
export const isNewest = (turn: CartTurn): boolean => pageStore.get(newestAtom) === turn;

/** Runs something when no other tab does [IMP-30], or when waiting for the other tab is useless. */
function alone(take: () => Promise<void>): Promise<void> {
  // Pages without TLS have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return take();
  // A tab that a phone has frozen passes no turn on.
  const signal = AbortSignal.timeout(2 * patience);
  return locks.request('atria-cart', { signal }, take).catch(take);
}

/**
 * Loads or changes the shop's cart when no other call does, on this page or in another tab, so that
 * no older response replaces a newer one [IMP-29]. A call that takes too long passes its turn on,
 * and from then on the cart is not confirmed.
 */
export function inTurn<T>(ask: (turn: CartTurn) => Promise<T>): Promise<T> {
  const made = new Promise<T>((resolve, reject) => {
    const take = () => {
      const turn: CartTurn = { isOver: false };
      pageStore.set(newestAtom, turn);
      readMirror();
      const asked = ask(turn);
      asked.then(resolve, reject);
      return orTooLong(asked, () => {
        turn.isOver = true;
        if (pageStore.get(cartStatusAtom) === 'ready') setStatus('stale');
      });
    };
    pageStore.set(
      lastAtom,
      pageStore.get(lastAtom).then(() => alone(take)),
    );
  });
  const count = (more: number) => changeState((state) => ({ ...state, slow: state.slow + more }));
  orTooLong(made, () => {
    count(1);
    const end = () => count(-1);
    made.then(end, end);
  });
  return made;
}

/** Loads the shop's cart within a turn; again if another tab has changed it meanwhile. */
export async function loadWithin(turn: CartTurn, api: ApiClient, made?: Made): Promise<Cart> {
  // The shown cart stays usable while it is loaded again.
  if (['idle', 'failed'].includes(pageStore.get(cartStatusAtom))) setStatus('loading');
  try {
    for (;;) {
      const seen = mirrored();
      const cart = await loadCart(api);
      // A newer turn makes its own request.
      if (!isNewest(turn)) return cart;
      if (mirrored() === seen) {
        takeAnswer(cart, made);
        return cart;
      }
      readMirror();
    }
  } catch (error) {
    if (isNewest(turn)) setStatus('failed');
    throw error;
  }
}

/** Stores the shop's response as the cart. */
export const takeAnswer = (cart: Cart, made?: Made): void =>
  keepCart((state) => answered(state, cart, pageStore.get(visitorAtom), made));

export const reloadCart = (api: ApiClient): Promise<unknown> =>
  inTurn((turn) => loadWithin(turn, api)).catch(logFault);

// While the visitor was away they may have bought in the shop's frame on another site, or paid.
followTabs(cartStateAtom, cartKey, (isBack) => {
  const api = pageStore.get(cartClientAtom);
  const before = pageStore.get(cartStatusAtom);
  if (isBack && before === 'ready') setStatus('stale');
  readMirror();
  const isGone = before === 'ready' && pageStore.get(cartStatusAtom) === 'stale';
  if (api && (isGone || (isBack && before === 'failed'))) reloadCart(api);
});

/** Starts to use the cart, once a page: by the first widget that needs it [CART-13]. */
export function startCart(api: ApiClient, isShop: boolean): void {
  if (pageStore.get(cartClientAtom) !== undefined) return;
  pageStore.set(cartClientAtom, isShop ? api : null);
  readMirror();
  if (isShop) reloadCart(api);
}

/** Loads the cart, once a page. */
export function useStartedCart(): void {
  const { api, isShop } = useWidget();
  // Before the first paint, so that the stored copy shows first [CART-14].
  useLayoutEffect(() => startCart(api, isShop), [api, isShop]);
}

/** The shared cart and its state. */
export function useCart(): { readonly cart: Cart; readonly status: CartStatus } {
  useStartedCart();
  return { cart: usePageValue(cartAtom), status: usePageValue(cartStatusAtom) };
}
