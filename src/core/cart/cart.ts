import { useLayoutEffect } from 'react';
import type { ApiClient } from '../../api/client';
import { importing } from '../../importing';
import { useWidget } from '../element/widget-context';
import { pageStore, usePageValue } from '../state/store';
import { followTabs } from '../state/stored-value';
import {
  cartAtom,
  cartClientAtom,
  cartKey,
  cartStateAtom,
  cartStatusAtom,
  readCopy,
} from './cart.atoms';

// Other sites only show the stored copy.
const loading = importing(() => import('./outbox'), 'reloadCart');

followTabs(cartStateAtom, cartKey, readCopy);

/** Starts to use the cart, once a page: by the first widget that needs it [CART-13]. */
export function startCart(api: ApiClient, isShop: boolean): void {
  if (pageStore.get(cartClientAtom) !== undefined) return;
  pageStore.set(cartClientAtom, isShop ? api : null);
  readCopy();
  if (!isShop) return;
  loading.load().then(
    (reload) => reload(api),
    () => pageStore.set(cartStateAtom, (state) => ({ ...state, status: 'failed' })),
  );
}

/** Loads the cart, once a page. */
export function useStartedCart(): void {
  const { api, isShop } = useWidget();
  // Before the first paint, so that the stored copy shows first [CART-14].
  useLayoutEffect(() => startCart(api, isShop), [api, isShop]);
}

/** The shared cart and its state. */
export function useCart() {
  useStartedCart();
  return { cart: usePageValue(cartAtom), status: usePageValue(cartStatusAtom) };
}
