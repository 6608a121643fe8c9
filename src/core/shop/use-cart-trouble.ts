import { atom } from 'jotai/vanilla';
import { useLayoutEffect, useRef } from 'react';
import { cartStateAtom } from '../cart/cart.atoms';
import { isOthers, type Trouble } from '../cart/cart.model';
import { followed, pageStore, usePageValue, useSelected, visitorAtom } from '../state/store';
import { late } from '../ui/late';

/** The cart's error, shown in the page or in a message above it. */
export const CartTrouble = late(() => import('./cart-trouble'), 'CartTrouble');

// One atom for all of it: each card on the page subscribes to it.
const troubleAtom = followed<Trouble | undefined>((get) => {
  const state = get(cartStateAtom);
  const slow = state.slow > 0;
  const lost = isOthers(state, get(visitorAtom)) ? [] : state.lost;
  return slow || lost.length > 0 ? { slow, lost } : undefined;
}, undefined);

/** The cart's error, if there is one. */
export const useCartTrouble = (): Trouble | undefined => usePageValue(troubleAtom);

const tellersAtom = atom<readonly object[]>([]);

/** Whether this one reports for the page: the first that shows the cart, else the first. */
export function useTeller(showsCart: boolean): boolean {
  const { current: me } = useRef({});
  useLayoutEffect(() => {
    const others = () => pageStore.get(tellersAtom).filter((one) => one !== me);
    pageStore.set(tellersAtom, showsCart ? [me, ...others()] : [...others(), me]);
    return () => pageStore.set(tellersAtom, others());
  }, [me, showsCart]);
  return useSelected(tellersAtom, ([first]) => first === me, false);
}
