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

/** Whether a press does nothing [IMP-28]. */
export const isBusy = ({ is }: Purchase): boolean => is === 'asking' || is === 'posted';
export const isPosted = ({ is }: Purchase): boolean => is === 'posted' || is === 'stopped';

/** The page shows a cart. */
export function shown(now: Purchase, seen: string): Purchase {
  if (now.is === 'posted' || seen === now.seen) return now;
  return now.seen ? { is: 'changed', seen } : { ...now, seen };
}

/** The visitor orders: first the shop is asked. Nobody orders an empty cart [CHK-05]. */
export const pressed = (now: Purchase, order: Order): Purchase =>
  isBusy(now) || order.cart.lineItems.length === 0
    ? now
    : { is: 'asking', seen: seenOf(order.cart), order };

/**
 * What comes of an order once the shop has answered; `found` is in its place by then. What the
 * visitor has seen is posted; what differs is shown first, and ordered by the next press.
 */
export function resultOf(order: Order, found: Order, isHeld: boolean): Purchase {
  const seen = seenOf(found.cart);
  const isSame = JSON.stringify(found.fields) === JSON.stringify(order.fields);
  if (!isSame || seen !== seenOf(order.cart)) return { is: 'changed', seen };
  return isHeld ? { is: 'editing', seen } : { is: 'posted', seen, order };
}

/** Something comes of an order; of an earlier one nothing does. */
export const ended = (now: Purchase, order: Order, next: Purchase): Purchase =>
  now.order === order ? next : now;

/** Nothing is sent, or is sent any more: the visitor goes on. */
export const stayed = (now: Purchase): Purchase =>
  isPosted(now) || now.is === 'failed' ? { is: 'editing', seen: now.seen } : now;

/** The meaning of a payment code, as analytics name it [CHK-06, ANA-06]. */
export type PaymentType = 'mobile pay' | 'card payment' | 'online bank';

const known: Readonly<Record<string, PaymentType>> = { FI54: 'mobile pay', FI50: 'card payment' };

export const paymentType = (code: string): PaymentType => known[code] ?? 'online bank';

/** The codes of a comma-separated list, each once, in its order. */
export const paymentCodes = (list: string): readonly string[] => [
  ...new Set(list.match(/[^\s,]+/g)),
];
