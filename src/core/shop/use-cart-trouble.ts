import type { CartLine } from '../../api/cart';
import { cartStateAtom } from '../cart/cart.atoms';
import { followed, usePageValue, visitAtom } from '../state/store';
import { late } from '../ui/late';

/** What is wrong with the cart. */
export interface Trouble {
  /** Whether a call for it takes long. */
  readonly slow: boolean;
  /** The lines that went with a session. */
  readonly lost: readonly CartLine[];
}

/** Shows it, in the page or in a message above it. */
export const CartTrouble = late(() => import('./cart-trouble'), 'CartTrouble');

// One atom for all of it: each card on the page subscribes to it.
const troubleAtom = followed<Trouble | undefined>((get) => {
  const { outbox, lost } = get(cartStateAtom);
  const slow = outbox.some(({ isSlow }) => isSlow);
  // A logged-in customer has their own cart: nothing is offered before it is known who that is.
  const isKnown = get(visitAtom).loading === false;
  return slow || lost.length > 0 ? { slow, lost: isKnown ? lost : [] } : undefined;
}, undefined);

/** What is wrong with the cart, if anything is. */
export const useCartTrouble = (): Trouble | undefined => usePageValue(troubleAtom);
