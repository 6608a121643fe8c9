import { atom } from 'jotai/vanilla';
import { useLayoutEffect, useRef } from 'react';
import type { CartLine } from '../../api/cart';
import { cartStateAtom } from '../cart/cart.atoms';
import { type CartState, isOthers } from '../cart/cart.model';
import { pageStore, usePageValue, useSelected, visitorAtom } from '../state/store';
import { late } from '../ui/late';

/** What is wrong with the cart, said in the page or in a message above it. */
export const CartTrouble = late(() => import('./cart-trouble'), 'CartTrouble');

const lostOf = ({ lost }: CartState) => lost;
const isSlow = ({ slow }: CartState) => slow > 0;
const none: readonly CartLine[] = [];

/** Whether the cart's call takes long, and the lines that are lost and are the visitor's own. */
export function useCartTrouble(): { readonly slow: boolean; readonly lost: readonly CartLine[] } {
  const visitor = usePageValue(visitorAtom);
  const lost = useSelected(cartStateAtom, lostOf, none);
  const slow = useSelected(cartStateAtom, isSlow, false);
  return { slow, lost: isOthers(pageStore.get(cartStateAtom), visitor) ? none : lost };
}

const tellersAtom = atom<readonly object[]>([]);

/** Whether this one tells of the cart for the page: the first that shows the cart, else the first. */
export function useTeller(showsCart: boolean): boolean {
  const { current: me } = useRef({});
  useLayoutEffect(() => {
    const others = () => pageStore.get(tellersAtom).filter((one) => one !== me);
    pageStore.set(tellersAtom, showsCart ? [me, ...others()] : [...others(), me]);
    return () => pageStore.set(tellersAtom, others());
  }, [me, showsCart]);
  return useSelected(tellersAtom, ([first]) => first === me, false);
}
