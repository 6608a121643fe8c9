import type { Cart } from '../../api/cart';
import { type Step, stepHash } from '../../core/shop/checkout-address';

/** What the view follows from. */
interface CheckoutState {
  /** The hash that names the step. */
  readonly hash: string;
  /** `loading` until the shop has answered. */
  readonly cart: { readonly lines: number; readonly isFree: boolean; readonly loading: boolean };
  /** Whether the details are complete for a purchase, or may still become so by themselves. */
  readonly details: { readonly isComplete: boolean; readonly isPending: boolean };
}

/**
 * The checkout's view [CHK-01]: a step, an empty cart, or waiting as long as something missing may
 * still come. It is the payment if the hash asks for it and all it needs is there.
 */
export function stepOf({ hash, cart, details }: CheckoutState): Step | 'waiting' | 'empty' {
  if (cart.lines === 0) return cart.loading ? 'waiting' : 'empty';
  if (hash !== stepHash.payment) return 'delivery';
  if (details.isComplete && !cart.isFree) return 'payment';
  return cart.loading || details.isPending ? 'waiting' : 'delivery';
}

/** All that a visitor sees of a cart in an order. */
export const seenOf = ({ lineItems, total }: Cart): string =>
  JSON.stringify([
    lineItems.map(({ code, quantity, linePrice }) => [code, quantity, linePrice]),
    total,
  ]);

/** What is ordered: the cart, and the fields to be posted. */
export interface Order {
  readonly cart: Cart;
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether two orders are the same for a visitor who sees them. */
export const isSameOrder = (one: Order, other: Order): boolean =>
  seenOf(one.cart) === seenOf(other.cart) &&
  JSON.stringify(one.fields) === JSON.stringify(other.fields);

/** The meaning of a payment code, as analytics name it [CHK-06, ANA-06]. */
export type PaymentType = 'mobile pay' | 'card payment' | 'online bank';

const known: Readonly<Record<string, PaymentType>> = { FI54: 'mobile pay', FI50: 'card payment' };

export const paymentType = (code: string): PaymentType => known[code] ?? 'online bank';

/** The codes of a comma-separated list, each once, in its order. */
export const paymentCodes = (list: string): readonly string[] => [
  ...new Set(list.match(/[^\s,]+/g)),
];
