import { readStored, writeStored } from '../page/storage';
import { pageStore } from '../state/store';
import { cartStateAtom, keepCart } from './cart.atoms';

/** Where a tab keeps the id of the order that it has posted. */
const orderKey = 'atria-order';

/** The order of what is in the cart is on its way; whether it is paid only the shop hears. */
export function beginOrder(): void {
  const orderId = String(Math.random());
  writeStored('sessionStorage', orderKey, orderId);
  keepCart((state) => ({ ...state, onOrder: state.cart.lineItems, orderId }));
}

/** The visitor is back unpaid, where they ordered; a payment in another tab goes on. */
export function giveUpOrder(): void {
  if (readStored('sessionStorage', orderKey) !== pageStore.get(cartStateAtom).orderId) return;
  keepCart((state) => ({ ...state, onOrder: [], orderId: '' }));
}
