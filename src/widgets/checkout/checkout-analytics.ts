import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import type { ShopEvent } from '../../core/analytics/data-layer';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { pageStore } from '../../core/state/store';
import { paymentType } from './checkout.model';

/** What has been told since the page came. */
const toldAtom = atom<readonly ShopEvent[]>([]);

/** Tells of a step, once a page load, however often it is gone through [ANA-05]. */
export function tellStep(event: 'begin_checkout' | 'add_shipping_info', cart: Cart): void {
  const told = pageStore.get(toldAtom);
  if (told.includes(event)) return;
  pageStore.set(toldAtom, [...told, event]);
  pushCartEvent(event, cart);
}

/** Tells how the visitor pays [ANA-06]. */
export const tellPayment = (cart: Cart, code: string): void =>
  pushCartEvent('add_payment_info', cart, { payment_type: paymentType(code) });
