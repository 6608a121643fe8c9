import type { CartLine } from '../../api/cart';
import { cartAtom } from '../state/cart.atoms';
import { cartSlowAtom } from '../state/cart-queue';
import { usePageValue } from '../state/store';
import { late } from '../ui/late';
import { lostLinesAtom } from './change-cart';

/** What is wrong with the cart, said in the page or in a message above it. */
export const CartTrouble = late(() => import('./cart-trouble').then((part) => part.CartTrouble));

/** Whether the cart's call takes long, and the lines that are lost and have not come back. */
export function useCartTrouble(): { readonly slow: boolean; readonly lost: readonly CartLine[] } {
  const { lineItems } = usePageValue(cartAtom);
  const lost = usePageValue(lostLinesAtom).filter(
    ({ code }) => !lineItems.some((line) => line.code === code),
  );
  return { slow: usePageValue(cartSlowAtom), lost };
}
