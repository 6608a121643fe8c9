import { cartStateAtom } from '../cart/cart.atoms';
import { followed, usePageValue, visitAtom } from '../state/store';
import { late } from '../ui/late';
import type { CartTroubleProps, Trouble } from './cart-trouble-message';

const Message = late(() => import('./cart-trouble-message'), 'CartTroubleMessage');

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

/** Shows what is wrong with the cart. */
export function CartTrouble(props: Omit<CartTroubleProps, keyof Trouble>) {
  const trouble = useCartTrouble();
  return trouble && <Message {...props} {...trouble} />;
}
