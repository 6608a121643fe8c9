import { amountOf } from '../../api/amount';
import type { Cart, CartLine } from '../../api/cart';
import { centsOf } from '../../read/amount';
import { type AnalyticsItem, pushShopEvent, type ShopEvent } from '../analytics/data-layer';

/** A product as an analytics item. */
export const itemOfProduct = (
  product: { code: string; title: string; category?: string; price: string },
  quantity: number,
): AnalyticsItem => ({
  item_id: product.code,
  item_name: product.title,
  ...(product.category && { item_category: product.category }),
  price: centsOf(product.price) / 100,
  quantity,
});

/** A cart line as an analytics item; `quantity` is what changed [ANA-03]. */
export const itemOfLine = (line: CartLine, quantity = line.quantity): AnalyticsItem => {
  const price = amountOf(Math.round(centsOf(line.linePrice) / (line.quantity || 1)));
  return itemOfProduct({ ...line, title: line.name, price }, quantity);
};

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
