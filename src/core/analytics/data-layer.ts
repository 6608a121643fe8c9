import { foreign } from '../../foreign';

/** An item in the common e-commerce format [ANA-01]. */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category?: string;
  /** The price of one item, in euros. */
  readonly price: number;
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

/** Whatever of the page has a `push` is its layer: an array, or an object of its tag manager. */
function push(entry: object): void {
  const page = window as { dataLayer?: { push?: unknown } };
  foreign('dataLayer.push', () => {
    if (typeof page.dataLayer?.push !== 'function') page.dataLayer = [];
    return (page.dataLayer as object[]).push(entry);
  });
}

/** Pushes a shop event with its items; the value is their sum unless given [ANA-01]. */
export function pushShopEvent(
  event: ShopEvent,
  items: readonly AnalyticsItem[],
  more: { value?: number } & Record<string, unknown> = {},
): void {
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
  const value = Math.round(sum * 100) / 100;
  push({ event, ecommerce: { currency: 'EUR', value, ...more, items } });
}

/** Pushes an event that a form was sent [ANA-08, ANA-09]. */
export const pushFormEvent = (event: string, formName: string): void => push({ event, formName });
