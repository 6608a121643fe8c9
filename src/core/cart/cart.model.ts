import * as v from 'valibot';
import { type Cart, type CartAnswer, type CartLine, cartSchema } from '../../api/cart';
import { text } from '../../api/schema';
import { toJson } from '../../to-json';

/**
 * How reliable the cart is. `idle` before the first request, as on hosts that are no shop
 * [CART-13], and after a logout; only `ready` is confirmed by the shop: any other state is a
 * stored copy.
 */
export type CartStatus = 'idle' | 'loading' | 'stale' | 'ready' | 'failed';

/** What is stored for the next page and for other tabs [CART-14]. */
export interface Mirror {
  readonly cart: Cart;
  /** When the shop has confirmed it, in milliseconds since 1970. */
  readonly at: number;
  /** Whose cart it is, by `ownerOf`; '' as long as the visitor is unknown. */
  readonly owner: string;
  /** The lines of a former cart, which went with its session [CART-19], and whose they were. */
  readonly lost: readonly CartLine[];
  readonly lostOwner: string;
  /** Lines of a posted order: when the shop no longer has them, they were bought. */
  readonly ordered: readonly CartLine[];
  /** The id of that order: only the tab that has posted it learns how its payment ends. */
  readonly orderId: string;
  /** The codes of changes whose page was left before the shop's answer. */
  readonly unanswered: readonly string[];
}

/** A visitor's change of the cart, or a load of it. */
export interface CartCommand {
  /** `restore` puts a line back, as far as it has not come back already. */
  readonly kind: 'add' | 'set' | 'restore' | 'coupon' | 'load';
  /** The code of the product or the coupon. */
  readonly code: string;
  /** How many more are added, or the new number; a coupon is there once or not at all. */
  readonly quantity: number;
}

/** The visitor, as far as the page knows. */
export interface Visitor {
  readonly owner: string;
  readonly isLoggedIn: boolean;
}

/** The number of a line or a coupon before and after a command. */
export interface QuantityChange {
  readonly from: number;
  readonly to: number;
}

/** A command that has no result yet. */
export interface Entry {
  readonly id: number;
  readonly command: CartCommand;
  /** It waits for its turn, the shop is asked, or only the shop's cart can show the result. */
  readonly phase: 'waiting' | 'asked' | 'unsure';
  /** When it may be sent, in milliseconds since 1970. */
  readonly due: number;
  readonly isSlow?: boolean;
  /** The numbers before and after it, and the cart, when the shop was asked. */
  readonly numbers?: QuantityChange;
  readonly before?: Cart;
  /** The shop's answer, if its cart may be outdated; else why the call failed. */
  readonly answer?: CartAnswer;
  readonly error?: unknown;
}

/** A change that was made. */
export interface CartChange {
  readonly before: Cart;
  /** With the warnings and the error of the answer to the change. */
  readonly after: Cart;
  /** How many of it there were before. */
  readonly from: number;
}
/** The result of a command, and why it failed; a quantity replaced by a newer one has neither. */
export interface Outcome {
  readonly id: number;
  readonly change?: CartChange | undefined;
  readonly error?: unknown;
}

/** The cart of a page, and what the visitor wants of it: the oldest command first. */
export interface CartState extends Mirror {
  readonly status: CartStatus;
  readonly outbox: readonly Entry[];
  /** Purchases with an unknown result, by the code: if one is tried again, it is the same. */
  readonly attempts: Readonly<Record<string, QuantityChange>>;
  /** The number of the last call: an answer to an older one may be outdated. */
  readonly turn: number;
  /** The pending load, whether it takes long, and the command that needs it. */
  readonly load?: {
    readonly turn: number;
    readonly isLate: boolean;
    readonly id?: number | undefined;
  };
  /** The id of the last command. */
  readonly lastId: number;
  /** The results of the last step. */
  readonly outcomes: readonly Outcome[];
}

const { lineItems } = cartSchema.entries;
const besideCart = v.object({
  // Earlier releases have stored none.
  at: v.optional(v.number(), () => Date.now()),
  owner: text,
  lost: lineItems,
  lostOwner: text,
  ordered: lineItems,
  orderId: text,
  unanswered: v.optional(v.array(v.string()), []),
});

export const emptyCart: Cart = v.parse(cartSchema, {});
export const noMirror: Mirror = { cart: emptyCart, ...v.parse(besideCart, { at: 0 }) };
export const noCart: CartState = {
  ...noMirror,
  status: 'idle',
  outbox: [],
  attempts: {},
  turn: 0,
  lastId: 0,
  outcomes: [],
};
export function mirrorOf(mirror: Mirror): string {
  const { cart, at, owner, lost, lostOwner, ordered, orderId, unanswered } = mirror;
  const beside = { at, owner, lost, lostOwner, ordered, orderId, unanswered };
  return toJson({ ...cart, loading: false, ...beside });
}

/** The content of a stored copy; throws for anything else. */
export const mirrorIn = (stored: unknown): Mirror => ({
  cart: v.parse(cartSchema, stored),
  ...v.parse(besideCart, stored),
});

/** An id that says nothing of a visitor: many e-mail addresses have the same [CART-14]. */
export const ownerOf = (email: string): string =>
  email && [...email].reduce((id, sign) => (id * 31 + sign.charCodeAt(0)) % 999_983, 7).toString();

/** Whether the visitor is the logged-in customer whose lines are missing: they left them so [CART-19]. */
export const isOwnLoss = (
  { lostOwner }: Pick<Mirror, 'lostOwner'>,
  { owner, isLoggedIn }: Visitor,
): boolean => isLoggedIn && owner === lostOwner;

/** The mirror once it is known who the visitor is. */
export const knownFor = <T extends Mirror>(state: T, visitor: Visitor): T => ({
  ...state,
  owner: visitor.owner || state.owner,
  lost: isOwnLoss(state, visitor) ? [] : state.lost,
});

export const isOfAnother = ({ owner }: Mirror, visitor: Visitor): boolean =>
  Boolean(owner && visitor.owner) && owner !== visitor.owner;
