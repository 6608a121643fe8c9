/** An item in the common e-commerce format [ANA-01]. */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category?: string;
  /** The price of one item, in euros; absent if unknown. */
  readonly price?: number;
  readonly quantity: number;
}

export type ShopEvent =
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase';

function push(entry: object): void {
  const page = window as { dataLayer?: unknown };
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  (page.dataLayer as object[]).push(entry);
}

/** Pushes a shop event with its items; the value is the sum of known prices, or as given [ANA-01]. */
export function pushShopEvent(
  event: ShopEvent,
  items: readonly AnalyticsItem[],
  more: { value?: number } & Record<string, unknown> = {},
): void {
  const sums = items.flatMap(({ price, quantity }) =>
    price === undefined ? [] : price * quantity,
  );
  const value = Math.round(sums.reduce((sum, one) => sum + one, 0) * 100) / 100;
  const known = sums.length > 0 && { value };
  push({ event, ecommerce: { currency: 'EUR', ...known, ...more, items } });
}

/** Pushes an event that a form was sent [ANA-08, ANA-09]. */
export const pushFormEvent = (event: string, formName: string): void => push({ event, formName });
