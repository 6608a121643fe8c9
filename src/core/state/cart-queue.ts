import type { CartAnswer } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { mergeCart } from './cart.atoms';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Whether a change of the cart is on its way. */
export const isCartBusy = (): boolean => waiting > 0;

/**
 * Makes a cart call after the ones before it have been answered, so that answers never cross and
 * an older one never replaces a newer [IMP-29]. The answer is in the shared cart when this ends.
 */
export function changeCart(
  api: ApiClient,
  call: (api: ApiClient) => Promise<CartAnswer>,
): Promise<CartAnswer> {
  waiting++;
  const turn = last
    .then(() => call(api))
    .then((answer) => {
      mergeCart(answer);
      return answer;
    })
    .finally(() => {
      waiting--;
    });
  // A call that fails does not stop the ones behind it.
  last = turn.catch(() => {});
  return turn;
}
