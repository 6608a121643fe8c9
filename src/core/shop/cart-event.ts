import type { Cart } from '../../api/cart';
import { pushShopEvent, type ShopEvent } from '../analytics/data-layer';
import { centsOf } from './amounts';
import { itemOfLine } from './analytics-items';

/** Pushes an event about a whole cart or order: its lines, and its total as the value [ANA-01]. */
export const pushCartEvent = (
  event: ShopEvent,
  { lineItems, total }: Pick<Cart, 'lineItems' | 'total'>,
  more: object = {},
): void =>
  pushShopEvent(
    event,
    lineItems.map((line) => itemOfLine(line)),
    { value: centsOf(total) / 100, ...more },
  );
