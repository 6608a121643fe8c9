import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import type { ShopEvent } from '../../core/analytics/data-layer';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { pageStore } from '../../core/state/store';

/** The events reported since the page loaded. */
const reportedAtom = atom<readonly ShopEvent[]>([]);

/** Reports a step, once a page load, however often the visitor enters it [ANA-05]. */
export function reportStep(event: 'begin_checkout' | 'add_shipping_info', cart: Cart): void {
  const reported = pageStore.get(reportedAtom);
  if (reported.includes(event)) return;
  pageStore.set(reportedAtom, [...reported, event]);
  pushCartEvent(event, cart);
}
