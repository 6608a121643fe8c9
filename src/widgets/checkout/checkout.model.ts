import type { Cart } from '../../api/cart';
import { type Step, stepHash } from '../../core/shop/checkout-address';

/** What the checkout shows: a step, that there is nothing to order, or that it is not known yet. */
export type Shown = Step | 'waiting' | 'empty';

export interface Standing {
  /** The page's. */
  readonly hash: string;
  /** `loading` while the shop has not told it. */
  readonly cart: { readonly lines: number; readonly isFree: boolean; readonly loading: boolean };
  /** `loading` while nobody knows who orders. */
  readonly customer: { readonly loading: boolean };
  /** Whether what was given before is read, and whether it suffices for a purchase. */
  readonly details: { readonly isRead: boolean; readonly isComplete: boolean };
}

/**
 * What the checkout shows [CHK-01]: the payment where the hash asks for it and all that is needed
 * is there; where something is missing that can still come, nothing can be said yet.
 */
export function stepOf({ hash, cart, customer, details }: Standing): Shown {
  if (cart.lines === 0) return cart.loading ? 'waiting' : 'empty';
  if (hash !== stepHash.payment) return 'delivery';
  if (details.isComplete && !cart.isFree) return 'payment';
  return cart.loading || customer.loading || !details.isRead ? 'waiting' : 'delivery';
}

/** All that a visitor sees of a cart when it is ordered. */
export const seenOf = ({ lineItems, total }: Cart): string =>
  JSON.stringify([
    lineItems.map(({ code, quantity, linePrice }) => [code, quantity, linePrice]),
    total,
  ]);

/** What a payment code means, as analytics name it [CHK-06, ANA-06]. */
export type PaymentType = 'mobile pay' | 'card payment' | 'online bank';

const known: Readonly<Record<string, PaymentType>> = { FI54: 'mobile pay', FI50: 'card payment' };

export const paymentType = (code: string): PaymentType => known[code] ?? 'online bank';

/** The codes of a list with commas, each once, in its order. */
export const paymentCodes = (list: string): readonly string[] => [
  ...new Set(
    list
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  ),
];
