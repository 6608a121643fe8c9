import { useLayoutEffect } from 'react';
import { useCart } from '../cart/cart';
import { useWidget } from '../element/widget-context';

/** The cart for who shows it whole: while nothing of it is known, the element keeps its height. */
export function useShownCart() {
  const { hold, isShop } = useWidget();
  const { cart, status } = useCart();
  const isLoading = status === 'loading' || (isShop && status === 'idle');
  const waits = cart.lineItems.length === 0 && isLoading;
  useLayoutEffect(() => (waits ? hold() : undefined), [waits, hold]);
  return { cart, status, isLoading, waits };
}
