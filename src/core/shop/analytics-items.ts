import type { Cart, CartLine } from '../../api/cart';
import { readAmount } from '../../read/amount';
import { type AnalyticsItem, pushShopEvent, type ShopEvent } from '../analytics/data-layer';

/** The price of one of several pieces, in euros; undefined for an amount that cannot be read. */
function eurosOf(amount: string, pieces = 1): number | undefined {
  const cents = readAmount(amount);
  return cents === undefined ? undefined : Math.round(cents / (pieces || 1)) / 100;
}

/** A product as an analytics item. */
export const itemOfProduct = (
  product: { code: string; title: string; category?: string; price: string },
  quantity: number,
  price = eurosOf(product.price),
): AnalyticsItem => ({
  item_id: product.code,
  item_name: product.title,
  ...(product.category && { item_category: product.category }),
  price,
  quantity,
});

/** A cart line as an analytics item; `quantity` is what changed [ANA-03]. */
export const itemOfLine = (line: CartLine, quantity = line.quantity): AnalyticsItem =>
  itemOfProduct(
    { ...line, title: line.name, price: '' },
    quantity,
    eurosOf(line.linePrice, line.quantity),
  );

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
