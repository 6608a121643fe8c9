import { readStored, writeStored } from '../page/storage';
import { pageStore } from '../state/store';
import { cartStateAtom, keepCart } from './cart.atoms';

/** Where a tab stores the id of the order that it has posted. */
const orderKey = 'atria-order';

/** The order of the cart is pending; only the shop learns whether it is paid. */
export function beginOrder(): void {
  const orderId = String(Math.random());
  writeStored('sessionStorage', orderKey, orderId);
  keepCart((state) => ({ ...state, onOrder: state.cart.lineItems, orderId }));
}

/** The visitor came back without paying, in the order's tab; a payment in another tab goes on. */
export function giveUpOrder(): void {
  if (readStored('sessionStorage', orderKey) !== pageStore.get(cartStateAtom).orderId) return;
  keepCart((state) => ({ ...state, onOrder: [], orderId: '' }));
}
