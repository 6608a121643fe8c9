import { forgo } from '../../core/cart/cart.atoms';
import { readStoredJson, writeStored } from '../../core/page/storage';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { deliveryOrdered } from '../../core/state/delivery-store';
import { clearDraft } from '../../core/state/draft-store';
import type { Order } from './order-confirmation.contract';

/** Where the ids of the orders that were told of are kept for the visit. */
const toldKey = 'atria-orders';

const idsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;

/**
 * Pushes `purchase`, once for each order id [ANA-07], and forgets what the checkout has kept of the
 * visitor. A confirmation that is shown again leaves alone what they have begun to order since.
 */
export function reportPurchase(order: Order): void {
  const { id } = order;
  const told = readStoredJson('sessionStorage', toldKey, idsIn) ?? [];
  if (told.includes(id)) return;
  writeStored('sessionStorage', toldKey, JSON.stringify([...told, id]));
  pushCartEvent('purchase', order, { transaction_id: id });
  clearDraft('checkout');
  forgo(order.lineItems);
  deliveryOrdered();
}
