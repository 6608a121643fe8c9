import * as v from 'valibot';
import { forgo } from '../../core/cart/cart.atoms';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { deliveryOrdered } from '../../core/state/delivery-store';
import { clearDraft } from '../../core/state/draft-store';
import { keptValue } from '../../core/state/kept';
import type { Order } from './order-confirmation.contract';

/** The ids of reported orders, for the visit. */
const reported = keptValue('sessionStorage', 'atria-orders', v.parser(v.array(v.string())), []);

/**
 * Pushes `purchase`, once for each order id [ANA-07], and removes what the checkout has stored. A
 * confirmation that is shown again does not change what the visitor has begun to order since.
 */
export function reportPurchase(order: Order): void {
  const { id } = order;
  if (reported.stored().includes(id)) return;
  reported.change((ids) => [...ids, id]);
  pushCartEvent('purchase', order, { transaction_id: id });
  clearDraft('checkout');
  forgo(order.lineItems);
  deliveryOrdered();
}
