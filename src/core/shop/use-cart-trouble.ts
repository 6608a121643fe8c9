import type { CartLine } from '../../api/cart';
import { cartStateAtom } from '../cart/cart.atoms';
import { ownerOf } from '../cart/cart.model';
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
  const { outbox, lost, lostOwner } = get(cartStateAtom);
  const { loading, loggedIn, email = '' } = get(visitAtom);
  const slow = outbox.some(({ isSlow }) => isSlow);
  // Nothing is offered before it is known who is logged in: their own cart is as they left it.
  const isOffered = loading === false && !(loggedIn && ownerOf(email) === lostOwner);
  return slow || lost.length > 0 ? { slow, lost: isOffered ? lost : [] } : undefined;
}, undefined);

/** What is wrong with the cart, if anything is. */
export const useCartTrouble = (): Trouble | undefined => usePageValue(troubleAtom);
