import { useLayoutEffect } from 'react';
import { useCart } from '../cart/cart';
import { useWidget } from '../element/widget-context';

/** The cart for a view that shows it whole: until it is known, the element keeps its height. */
export function useShownCart() {
  const { hold, isShop } = useWidget();
  const { cart, status } = useCart();
  const isLoading = status === 'loading' || (isShop && status === 'idle');
  const waits = cart.lineItems.length === 0 && isLoading;
  useLayoutEffect(() => (waits ? hold() : undefined), [waits, hold]);
  return { cart, status, isLoading, waits };
}
