import { foreign } from '../../foreign';

/** An item in the common e-commerce format [ANA-01]. */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category?: string;
  /** The price of one item, in euros; undefined if unknown. */
  readonly price: number | undefined;
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

/** The sum of the known prices; undefined without any. */
function sumOf(items: readonly AnalyticsItem[]): number | undefined {
  const known = items.flatMap(({ price, quantity }) =>
    price === undefined ? [] : price * quantity,
  );
  return known.length > 0
    ? Math.round(known.reduce((sum, one) => sum + one, 0) * 100) / 100
    : undefined;
}

/** Pushes a shop event with its items; the value is their sum unless given [ANA-01]. */
export const pushShopEvent = (
  event: ShopEvent,
  items: readonly AnalyticsItem[],
  more: object = {},
): void => push({ event, ecommerce: { currency: 'EUR', value: sumOf(items), ...more, items } });

/** Pushes an event that a form was sent [ANA-08, ANA-09]. */
export const pushFormEvent = (event: string, formName: string): void => push({ event, formName });

/** Pushes that a contact was requested, without personal data [ANA-08]. */
export const pushContactRequest = (): void =>
  pushFormEvent('contact_request_form_submit', 'kontaktipyynto');
