import type { Cart, CartLine } from '../../api/cart';
import { readAmount } from '../../read/amount';
import { type AnalyticsItem, pushShopEvent, type ShopEvent } from '../analytics/data-layer';

/** The price of one of several pieces, in euros; undefined for an amount that cannot be read. */
function eurosOf(amount: string, pieces = 1): number | undefined {
  const cents = readAmount(amount);
  return cents === undefined ? undefined : Math.round(cents / (pieces || 1)) / 100;
}

type Bought = { readonly code: string; readonly title: string; readonly category?: string };

const itemOf = (
  { code, title, category }: Bought,
  price: number | undefined,
  quantity: number,
): AnalyticsItem => ({
  item_id: code,
  item_name: title,
  ...(category && { item_category: category }),
  price,
  quantity,
});

/** A product as an analytics item. */
export const itemOfProduct = (
  product: Bought & { readonly price: string },
  quantity: number,
): AnalyticsItem => itemOf(product, eurosOf(product.price), quantity);

/** A cart line as an analytics item; `quantity` is what changed [ANA-03]. */
export const itemOfLine = (line: CartLine, quantity = line.quantity): AnalyticsItem =>
  itemOf({ ...line, title: line.name }, eurosOf(line.linePrice, line.quantity), quantity);

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
