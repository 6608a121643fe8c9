import type { Cart } from '../../api/cart';
import { type Step, stepHash } from '../../core/shop/checkout-address';

/** The checkout's view: a step, an empty cart, or waiting while this is unknown. */
export type Shown = Step | 'waiting' | 'empty';

/** What the view follows from. */
export interface CheckoutState {
  /** The hash that names the step. */
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
export function stepOf({ hash, cart, customer, details }: CheckoutState): Shown {
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

/** What is ordered: the cart, and the fields to be posted. */
export interface Order {
  readonly cart: Cart;
  readonly fields: Readonly<Record<string, string>>;
}

/** A purchase, from editing to posted [CHK-07]. */
export interface Purchase {
  /** `stopped`: posted, but the page was not left in time. */
  readonly is: 'editing' | 'asking' | 'changed' | 'failed' | 'posted' | 'stopped';
  /** The cart as the visitor has seen it; '' before there is one. */
  readonly seen: string;
  /** The order as it was pressed: while the shop is asked, and once it is posted. */
  readonly order?: Order;
  /** Why the shop could not be asked. */
  readonly error?: unknown;
}
export const untouched: Purchase = { is: 'editing', seen: '' };

/** `now` is what is in the place of an order once the shop has answered. */
export type PurchaseEvent =
  | { readonly is: 'shown'; readonly seen: string }
  | { readonly is: 'pressed'; readonly order: Order }
  | { readonly is: 'stopped'; readonly order: Order }
  | {
      readonly is: 'answered';
      readonly order: Order;
      readonly now: Order;
      readonly isHeld: boolean;
    }
  | { readonly is: 'refused'; readonly order: Order; readonly error: unknown }
  | { readonly is: 'stayed' | 'online' | 'left' };

/**
 * A press asks the shop; if it has what the visitor has seen, that is posted, once [IMP-28]. What
 * differs is shown first, and ordered by the next press. Nobody orders an empty cart [CHK-05].
 */
export function purchaseAfter(now: Purchase, event: PurchaseEvent): Purchase {
  const { is, seen } = now;
  const isPosted = is === 'posted' || is === 'stopped';
  const editing: Purchase = { is: 'editing', seen };
  if (event.is === 'shown') {
    if (is === 'posted' || event.seen === seen) return now;
    return seen ? { is: 'changed', seen: event.seen } : { ...now, seen: event.seen };
  }
  if (event.is === 'pressed') {
    const { order } = event;
    if (is === 'asking' || is === 'posted' || order.cart.lineItems.length === 0) return now;
    return { is: 'asking', seen: seenOf(order.cart), order };
  }
  if (!('order' in event)) {
    if (event.is === 'left') return isPosted ? now : untouched;
    return (event.is === 'stayed' ? isPosted : is === 'failed') ? editing : now;
  }
  // What comes of an earlier press.
  if (event.order !== now.order) return now;
  if (event.is === 'stopped') return is === 'posted' ? { ...now, is: 'stopped' } : now;
  if (is !== 'asking') return now;
  if (event.is === 'refused') return { is: 'failed', seen, error: event.error };
  const found = seenOf(event.now.cart);
  const isSame = JSON.stringify(event.now.fields) === JSON.stringify(event.order.fields);
  if (found !== seen || !isSame) return { is: 'changed', seen: found };
  return event.isHeld ? editing : { ...now, is: 'posted' };
}

/** The meaning of a payment code, as analytics name it [CHK-06, ANA-06]. */
export type PaymentType = 'mobile pay' | 'card payment' | 'online bank';

const known: Readonly<Record<string, PaymentType>> = { FI54: 'mobile pay', FI50: 'card payment' };

export const paymentType = (code: string): PaymentType => known[code] ?? 'online bank';

/** The codes of a comma-separated list, each once, in its order. */
export const paymentCodes = (list: string): readonly string[] => [
  ...new Set(list.match(/[^\s,]+/g)),
];
