import type { Cart, CartLine } from '../../api/cart';
import { readAmount } from '../../read/amount';
import { type AnalyticsItem, pushShopEvent, type ShopEvent } from '../analytics/data-layer';

/** An amount as a number of euros; nothing for a text that is none [ANA-01]. */
function inNumbers<Name extends string>(name: Name, amount: string, pieces = 1) {
  const cents = readAmount(amount);
  if (cents === undefined) return {};
  return { [name]: Math.round(cents / (pieces || 1)) / 100 } as { readonly [_ in Name]: number };
}

/** A cart line as an analytics item; `quantity` is what changed [ANA-03]. */
export const itemOfLine = (line: CartLine, quantity = line.quantity): AnalyticsItem => ({
  item_id: line.code,
  item_name: line.name,
  ...(line.category && { item_category: line.category }),
  ...inNumbers('price', line.linePrice, line.quantity),
  quantity,
});

/** A product as an analytics item. */
export const itemOfProduct = (
  product: { code: string; title: string; category?: string; price: string },
  quantity: number,
): AnalyticsItem => ({
  item_id: product.code,
  item_name: product.title,
  ...(product.category && { item_category: product.category }),
  ...inNumbers('price', product.price),
  quantity,
});

/** Pushes an event about a whole cart or order: its lines, and its total as the value [ANA-01]. */
export const pushCartEvent = (
  event: ShopEvent,
  { lineItems, total }: Pick<Cart, 'lineItems' | 'total'>,
  more: object = {},
): void =>
  pushShopEvent(
    event,
    lineItems.map((line) => itemOfLine(line)),
    { ...inNumbers('value', total), ...more },
  );
