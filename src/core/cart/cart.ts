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

/** The client of the shop's page; null on other sites, undefined before the cart is followed. */
export const cartClientAtom = atom<ApiClient | null>();

/** The right to ask the shop, of all tabs, until it is over. */
export interface CartTurn {
  /** Whether it has taken so long that the next ones go on. */
  isOver: boolean;
}
const lastAtom = atom<Promise<unknown>>(Promise.resolve());
export const newestAtom = atom<CartTurn>();

/** Whether nothing has been asked since: what the shop answers to an older turn may be past. */
export const isNewest = (turn: CartTurn): boolean => pageStore.get(newestAtom) === turn;

/** Does something when no other tab does [IMP-30], or when it is in vain to wait for the other. */
function alone(take: () => Promise<void>): Promise<void> {
  // Pages without TLS have no locks.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return take();
  // A tab that a telephone has frozen passes nothing on.
  const signal = AbortSignal.timeout(2 * patience);
  return locks.request('atria-cart', { signal }, take).catch(take);
}

/**
 * Asks or changes the shop's cart when nothing else does, on this page or in another tab, so that
 * no older answer replaces a newer [IMP-29]. What takes too long passes its turn on, and from then
 * on nobody vouches for the cart.
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

/** Asks the shop for the cart within a turn; again when another tab has changed it meanwhile. */
export async function loadWithin(turn: CartTurn, api: ApiClient, made?: Made): Promise<Cart> {
  // What is shown stays in use while it is asked for again.
  if (['idle', 'failed'].includes(pageStore.get(cartStatusAtom))) setStatus('loading');
  try {
    for (;;) {
      const seen = mirrored();
      const cart = await loadCart(api);
      // A newer turn asks for itself.
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

/** Takes over what the shop says is in the cart. */
export const takeAnswer = (cart: Cart, made?: Made): void =>
  keepCart((state) => answered(state, cart, pageStore.get(visitorAtom), made));

export const reloadCart = (api: ApiClient): Promise<unknown> =>
  inTurn((turn) => loadWithin(turn, api)).catch(logFault);

// While the visitor was elsewhere they may have bought in the shop's frame on another site, or
// paid.
followTabs(cartStateAtom, cartKey, (isBack) => {
  const api = pageStore.get(cartClientAtom);
  const isVouchedFor = pageStore.get(cartStatusAtom) === 'ready';
  if (isBack && isVouchedFor) setStatus('stale');
  readMirror();
  if (api && isVouchedFor && pageStore.get(cartStatusAtom) === 'stale') reloadCart(api);
});

/** Starts following the cart, once a page: by the first widget that needs it [CART-13]. */
export function startCart(api: ApiClient, isShop: boolean): void {
  if (pageStore.get(cartClientAtom) !== undefined) return;
  pageStore.set(cartClientAtom, isShop ? api : null);
  readMirror();
  if (isShop) reloadCart(api);
}

/** Asks for the cart, once a page. */
export function useStartedCart(): void {
  const { api, isShop } = useWidget();
  // Before the first paint, so that the mirror is what shows first [CART-14].
  useLayoutEffect(() => startCart(api, isShop), [api, isShop]);
}

/** The shared cart and how far it is true. */
export function useCart(): { readonly cart: Cart; readonly status: CartStatus } {
  useStartedCart();
  return { cart: usePageValue(cartAtom), status: usePageValue(cartStatusAtom) };
}
