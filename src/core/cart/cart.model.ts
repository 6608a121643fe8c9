import * as v from 'valibot';
import { type Cart, type CartLine, cartSchema } from '../../api/cart';
import { text } from '../../api/schema';
import { toJson } from '../../to-json';

/**
 * How reliable the cart is. `idle` before the first request, as on hosts that are no shop
 * [CART-13]; only `ready` is confirmed by the shop: any other state is a stored copy.
 */
export type CartStatus = 'idle' | 'loading' | 'stale' | 'ready' | 'failed';

/** What is stored for the next page and for other tabs [CART-14]. */
interface Remembered {
  readonly cart: Cart;
  /** Lines that the shop no longer has and nobody removed, as after the end of a session. */
  readonly lost: readonly CartLine[];
  /** The cart's owner, by the e-mail address; '' as long as the visitor is unknown. */
  readonly owner: string;
  /** Lines of a posted order: when the shop no longer has them, they were bought. */
  readonly onOrder: readonly CartLine[];
  /** The id of that order: only the tab that has posted it learns how its payment ends. */
  readonly orderId: string;
}
export interface CartState extends Remembered {
  readonly status: CartStatus;
  /** How many calls have been pending for long. */
  readonly slow: number;
}

/** The cart's error. */
export interface Trouble {
  /** Whether a call for it takes long. */
  readonly slow: boolean;
  /** The lost lines that belong to the visitor. */
  readonly lost: readonly CartLine[];
}

export const emptyCart: Cart = v.parse(cartSchema, {});
const nothing: Remembered = { cart: emptyCart, lost: [], owner: '', onOrder: [], orderId: '' };
export const noCart: CartState = { ...nothing, status: 'idle', slow: 0 };

const { lineItems } = cartSchema.entries;
const besideCart = v.object({ lost: lineItems, owner: text, onOrder: lineItems, orderId: text });

export const mirrorOf = ({ cart, lost, owner, onOrder, orderId }: CartState): string =>
  toJson({ ...cart, loading: false, lost, owner, onOrder, orderId });

/** The content of a stored copy; throws for anything else. */
export const rememberedIn = (stored: unknown): Remembered => ({
  cart: v.parse(cartSchema, stored),
  ...v.parse(besideCart, stored),
});

/** The state with a stored copy; if the copy is gone, nothing is confirmed. */
export const recalled = (state: CartState, mirror: Remembered = nothing): CartState => ({
  ...state,
  ...mirror,
  ...(mirror === nothing && state.status === 'ready' && { status: 'stale' }),
});

export const withStatus = (state: CartState, status: CartStatus): CartState => ({
  ...state,
  status,
  cart: { ...state.cart, loading: status === 'loading' },
});

export const isOthers = ({ owner }: CartState, visitor: string): boolean =>
  Boolean(owner && visitor) && owner !== visitor;

/** How many of a product a cart has. */
export const quantityIn = ({ lineItems }: Cart, code: string): number =>
  lineItems.find((line) => line.code === code)?.quantity ?? 0;

/** A visitor's change of the cart, or the resulting quantity: `set` and `coupon`. */
export interface CartCommand {
  /** `restore` puts a lost line back, except for what has come back already. */
  readonly kind: 'add' | 'set' | 'restore' | 'coupon';
  /** The code of the product or the coupon. */
  readonly code: string;
  /** How many more are added, or the new number; a coupon is there once or not at all. */
  readonly quantity: number;
}

/** A command that the shop has answered; it may have removed what its warnings name. */
export type Made = CartCommand & { readonly isWarned?: boolean };

/**
 * The shop's cart replaces the stored copy. Lines that are gone are lost, until as many have come
 * back, or the visitor sets a quantity: what was bought again meanwhile is not lost. An order is
 * paid at once and as a whole; its lines that are in the cart after that were bought again, too.
 */
export function answered(state: CartState, cart: Cart, visitor: string, made?: Made): CartState {
  const own: Remembered = isOthers(state, visitor) ? nothing : state;
  const isPaid = own.onOrder.every(({ code, quantity }) => quantityIn(cart, code) < quantity);
  const known = isPaid ? forgone(own, own.onOrder) : own;
  const missing = ({ code, quantity }: CartLine): number => {
    const { kind, quantity: asked = 0 } = made?.code === code ? made : {};
    const before = quantityIn(known.cart, code);
    const now = quantityIn(cart, code);
    if (now > 0 && kind && kind !== 'add') return 0;
    if (now > 0) return quantity - Math.max(0, now - before - (kind === 'add' ? asked : 0));
    const isRemoved = kind === 'set' && asked === 0;
    const isRefused = made?.isWarned && (kind === 'set' || kind === 'add');
    return isRemoved || isRefused ? 0 : quantity + before;
  };
  const isLost = ({ code }: CartLine) => known.lost.some((line) => line.code === code);
  const gone = known.cart.lineItems.filter((line) => !isLost(line));
  const lost = [...known.lost, ...gone.map((line) => ({ ...line, quantity: 0 }))]
    .map((line) => ({ ...line, quantity: missing(line) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    ...withStatus({ ...state, cart }, 'ready'),
    lost,
    owner: visitor || state.owner,
    onOrder: known.onOrder,
  };
}

/** The state without these lines: they were removed, ordered or dropped, and are not lost. */
export function forgone<T extends Remembered>(state: T, lines: readonly { code: string }[]): T {
  const stays = ({ code }: CartLine) => !lines.some((line) => line.code === code);
  const { cart, lost, onOrder } = state;
  const lineItems = cart.lineItems.filter(stays);
  return {
    ...state,
    cart: { ...cart, lineItems, lineItemCount: lineItems.length },
    lost: lost.filter(stays),
    onOrder: onOrder.filter(stays),
  };
}
