import type { Cart, CartLine } from '../../api/cart';
import { readAmount } from '../../read/amount';
import { type AnalyticsItem, pushShopEvent, type ShopEvent } from '../analytics/data-layer';

/** The subject of a purchase. */
export interface BuyProduct {
  readonly code: string;
  readonly title: string;
  readonly category?: string;
  readonly price: string;
}

/** The price of one of several pieces, in euros; undefined for an amount that cannot be read. */
function eurosOf(amount: string, pieces = 1): number | undefined {
  const cents = readAmount(amount);
  return cents === undefined ? undefined : Math.round(cents / (pieces || 1)) / 100;
}

/** A product as an analytics item; its price is that of so many pieces. */
export const itemOfProduct = (
  { code, title, category, price }: BuyProduct,
  quantity: number,
  pieces?: number,
): AnalyticsItem => ({
  item_id: code,
  item_name: title,
  ...(category && { item_category: category }),
  price: eurosOf(price, pieces),
  quantity,
});

/** A cart line as an analytics item; `quantity` is what changed [ANA-03]. */
export const itemOfLine = (line: CartLine, quantity = line.quantity): AnalyticsItem =>
  itemOfProduct({ ...line, title: line.name, price: line.linePrice }, quantity, line.quantity);

/** Pushes an event about a whole cart or order: its lines, and its total as the value [ANA-01]. */
export const pushCartEvent = (
  event: ShopEvent,
  { lineItems, total }: Pick<Cart, 'lineItems' | 'total'>,
  more: object = {},
): void =>
  pushShopEvent(
    event,
    lineItems.map((line) => itemOfLine(line)),
    { value: eurosOf(total), ...more },
  );
