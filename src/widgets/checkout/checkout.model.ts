import type { Cart } from '../../api/cart';
import { type Step, stepHash } from '../../core/shop/checkout-address';

/** The checkout's view: a step, an empty cart, or waiting while this is unknown. */
export type Shown = Step | 'waiting' | 'empty';

export interface Standing {
  /** The page's hash. */
  readonly hash: string;
  /** `loading` until the shop has answered. */
  readonly cart: { readonly lines: number; readonly isFree: boolean; readonly loading: boolean };
  /** `loading` while the customer is unknown. */
  readonly customer: { readonly loading: boolean };
  /** Whether earlier details were read, and whether they are complete for a purchase. */
  readonly details: { readonly isRead: boolean; readonly isComplete: boolean };
}

/**
 * The checkout's view [CHK-01]: the payment if the hash asks for it and all it needs is there;
 * waiting as long as something missing may still come.
 */
export function stepOf({ hash, cart, customer, details }: Standing): Shown {
  if (cart.lines === 0) return cart.loading ? 'waiting' : 'empty';
  if (hash !== stepHash.payment) return 'delivery';
  if (details.isComplete && !cart.isFree) return 'payment';
  return cart.loading || customer.loading || !details.isRead ? 'waiting' : 'delivery';
}

/** All that a visitor sees of a cart in an order. */
export const seenOf = ({ lineItems, total }: Cart): string =>
  JSON.stringify([
    lineItems.map(({ code, quantity, linePrice }) => [code, quantity, linePrice]),
    total,
  ]);

/** The meaning of a payment code, as analytics name it [CHK-06, ANA-06]. */
export type PaymentType = 'mobile pay' | 'card payment' | 'online bank';

const known: Readonly<Record<string, PaymentType>> = { FI54: 'mobile pay', FI50: 'card payment' };

export const paymentType = (code: string): PaymentType => known[code] ?? 'online bank';

/** The codes of a comma-separated list, each once, in its order. */
export const paymentCodes = (list: string): readonly string[] => [
  ...new Set(list.match(/[^\s,]+/g)),
];
