import { forgo } from '../../core/cart/cart.atoms';
import { readStoredJson, writeStoredJson } from '../../core/page/storage';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { deliveryOrdered } from '../../core/state/delivery-store';
import { clearDraft } from '../../core/state/draft-store';
import type { Order } from './order-confirmation.contract';

/** Where the ids of reported orders are stored for the visit. */
const reportedKey = 'atria-orders';

const idsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;

/**
 * Pushes `purchase`, once for each order id [ANA-07], and removes what the checkout has stored. A
 * confirmation that is shown again does not change what the visitor has begun to order since.
 */
export function reportPurchase(order: Order): void {
  const { id } = order;
  const reported = readStoredJson('sessionStorage', reportedKey, idsIn) ?? [];
  if (reported.includes(id)) return;
  writeStoredJson('sessionStorage', reportedKey, [...reported, id]);
  pushCartEvent('purchase', order, { transaction_id: id });
  clearDraft('checkout');
  forgo(order.lineItems);
  deliveryOrdered();
}
