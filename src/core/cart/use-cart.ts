import { useLayoutEffect } from 'react';
import type { Cart } from '../../api/cart';
import { useWidget } from '../element/widget-context';
import { usePageValue } from '../state/store';
import { startCart } from './cart';
import { cartAtom, cartStatusAtom } from './cart.atoms';
import type { CartStatus } from './cart.model';

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
