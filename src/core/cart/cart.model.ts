import * as v from 'valibot';
import { type Cart, type CartLine, cartSchema } from '../../api/cart';
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

const { lineItems } = cartSchema.entries;
const besideCart = v.object({
  // Earlier releases have stored none.
  at: v.optional(v.number(), () => Date.now()),
  owner: text,
  lost: lineItems,
  lostOwner: text,
  ordered: lineItems,
  orderId: text,
});

export const emptyCart: Cart = v.parse(cartSchema, {});
export const noMirror: Mirror = { cart: emptyCart, ...v.parse(besideCart, { at: 0 }) };
export const mirrorOf = ({ cart, at, owner, lost, lostOwner, ordered, orderId }: Mirror): string =>
  toJson({ ...cart, loading: false, at, owner, lost, lostOwner, ordered, orderId });

/** The content of a stored copy; throws for anything else. */
export const mirrorIn = (stored: unknown): Mirror => ({
  cart: v.parse(cartSchema, stored),
  ...v.parse(besideCart, stored),
});

/** An id that says nothing of a visitor: many e-mail addresses have the same [CART-14]. */
export const ownerOf = (email: string): string =>
  email && [...email].reduce((id, sign) => (id * 31 + sign.charCodeAt(0)) % 999_983, 7).toString();

/** How many of a product a cart has. */
export const quantityIn = ({ lineItems }: Cart, code: string): number =>
  lineItems.find((line) => line.code === code)?.quantity ?? 0;

/** The mirror without these lines: they were removed or ordered. */
export function withoutLines<T extends Mirror>(state: T, codes: readonly string[]): T {
  const stays = ({ code }: CartLine) => !codes.includes(code);
  const lineItems = state.cart.lineItems.filter(stays);
  return {
    ...state,
    cart: { ...state.cart, lineItems, lineItemCount: lineItems.length },
    lost: state.lost.filter(stays),
    ordered: state.ordered.filter(stays),
  };
}

/** The age of a stored cart after which nobody misses its lines, in milliseconds [CART-19]. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/**
 * The shop's cart replaces the stored copy. If nothing of the former cart remains, its session has
 * ended, and its lines are lost [CART-19]; an order is paid at once and as a whole.
 *
 * @param made the changes that the cart is the answer to
 */
export function confirmed<T extends Mirror>(
  state: T,
  cart: Cart,
  made: readonly CartCommand[],
  { now, owner, isLoggedIn }: Visitor & { readonly now: number },
): T {
  const isPaid = state.ordered.every(({ code, quantity }) => quantityIn(cart, code) < quantity);
  const ordered = isPaid ? [] : state.ordered;
  const isWarned = cart.warnings.length > 0;
  /** Removed by the visitor, or by the shop with a warning. */
  const isRemoved = ({ code }: CartLine) =>
    made.some((one) => one.code === code && (isWarned || (one.kind === 'set' && !one.quantity)));
  const isBought = ({ code }: CartLine) => state.ordered.some((line) => line.code === code);
  const isMissing = (line: CartLine) => quantityIn(cart, line.code) < line.quantity;
  const isEnded =
    cart.lineItems.every(({ code }) => made.some((one) => one.code === code)) &&
    now - state.at < maxAge &&
    !(isLoggedIn && owner === state.owner);
  const former = isEnded ? state.cart.lineItems : [];
  const lines = former.filter(
    (line) => quantityIn(cart, line.code) === 0 && !isRemoved(line) && !isBought(line),
  );
  const isSet = ({ code }: CartLine) =>
    made.some((one) => one.code === code && one.kind === 'set') ||
    lines.some((line) => line.code === code);
  return {
    ...state,
    cart,
    at: now,
    owner: owner || state.owner,
    lost: [...state.lost.filter((line) => isMissing(line) && !isSet(line)), ...lines],
    lostOwner: lines.length > 0 ? state.owner : state.lostOwner,
    ordered,
  };
}

/** The mirror once it is known who is logged in: their own cart is as they left it [CART-19]. */
export const knownFor = <T extends Mirror>(state: T, { owner, isLoggedIn }: Visitor): T =>
  isLoggedIn && owner === state.lostOwner ? { ...state, lost: [] } : state;

export const isOfAnother = ({ owner }: Mirror, visitor: Visitor): boolean =>
  Boolean(owner && visitor.owner) && owner !== visitor.owner;
