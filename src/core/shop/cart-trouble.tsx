import { cartStateAtom } from '../cart/cart.atoms';
import { isOwnLoss, ownerOf } from '../cart/cart.model';
import { followed, usePageValue, visitAtom } from '../state/store';
import { late } from '../ui/late';
import type { CartTroubleProps, Trouble } from './cart-trouble-message';

const Message = late(() => import('./cart-trouble-message'), 'CartTroubleMessage');

// One atom for all of it: each card on the page subscribes to it.
const troubleAtom = followed<Trouble | undefined>((get) => {
  const state = get(cartStateAtom);
  const { outbox, lost, lostOwner } = state;
  const { loading, loggedIn = false, email = '' } = get(visitAtom);
  const visitor = { owner: ownerOf(email), isLoggedIn: loggedIn };
  const slow = outbox.some(({ isSlow }) => isSlow);
  // To a customer only when it is known that they are not logged in: theirs is as they left it.
  const isOffered = !lostOwner || (loading === false && !isOwnLoss(state, visitor));
  return slow || lost.length > 0 ? { slow, lost: isOffered ? lost : [] } : undefined;
}, undefined);

/** What is wrong with the cart, if anything is. */
export const useCartTrouble = (): Trouble | undefined => usePageValue(troubleAtom);

/** Shows what is wrong with the cart. */
export function CartTrouble(props: Omit<CartTroubleProps, keyof Trouble>) {
  const trouble = useCartTrouble();
  return trouble && <Message {...props} {...trouble} />;
}
