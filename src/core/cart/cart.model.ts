import * as v from 'valibot';
import { type Cart, type CartLine, cartSchema } from '../../api/cart';
import { text } from '../../api/schema';

/**
 * How far the cart is true. `idle` before anything is asked for, as on hosts that are no shop
 * [CART-13]; only `ready` is vouched for by the shop: all else is what was remembered.
 */
export type CartStatus = 'idle' | 'loading' | 'stale' | 'ready' | 'failed';

/** What is kept for the next page and for other tabs [CART-14]. */
interface Remembered {
  readonly cart: Cart;
  /** Lines that nobody has removed and that the shop has no longer, as after a session's end. */
  readonly lost: readonly CartLine[];
  /** Whose cart it is, by the e-mail address; '' as long as nobody is known. */
  readonly owner: string;
  /** Lines whose order was posted: when the shop has them no longer, they were bought. */
  readonly onOrder: readonly CartLine[];
  /** Which order that is: only the tab that has posted it hears how its payment ends. */
  readonly orderId: string;
}
export interface CartState extends Remembered {
  readonly status: CartStatus;
  /** How many calls have been on their way for long. */
  readonly slow: number;
}

/** What is wrong with the cart. */
export interface Trouble {
  /** A call for it takes long. */
  readonly slow: boolean;
  /** The lines that are lost and are the visitor's own. */
  readonly lost: readonly CartLine[];
}

export const emptyCart: Cart = v.parse(cartSchema, {});
const nothing: Remembered = { cart: emptyCart, lost: [], owner: '', onOrder: [], orderId: '' };
export const noCart: CartState = { ...nothing, status: 'idle', slow: 0 };

const { lineItems } = cartSchema.entries;
const mirrorSchema = v.pipe(
  v.object({
    ...cartSchema.entries,
    lost: lineItems,
    owner: text,
    onOrder: lineItems,
    orderId: text,
  }),
  v.transform(
    ({ lost, owner, onOrder, orderId, ...cart }): Remembered => ({
      cart,
      lost,
      owner,
      onOrder,
      orderId,
    }),
  ),
);

export const mirrorOf = ({ cart, lost, owner, onOrder, orderId }: CartState): string =>
  JSON.stringify({ ...cart, loading: false, lost, owner, onOrder, orderId });

/** What a mirror says; it throws at anything else. */
export const rememberedIn = v.parser(mirrorSchema);

/** The state with what a mirror says; where there is none any more, nothing is vouched for. */
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

/** What a visitor wants of the cart, or what it comes to: `set` and `coupon`. */
export interface CartCommand {
  /** `restore` puts a lost line back, as far as it has not come back. */
  readonly kind: 'add' | 'set' | 'restore' | 'coupon';
  /** Of the product or the coupon. */
  readonly code: string;
  /** How many more are added, or how many there shall be; a coupon is there once or not at all. */
  readonly quantity: number;
}

/** A command that the shop has answered; what it warns of may have gone by it. */
export type Made = CartCommand & { readonly isWarned?: boolean };

/**
 * What the shop says takes the place of what was remembered. Lines that are gone are lost, until as
 * many have come back, or the visitor says how many there shall be: what was bought again meanwhile
 * is none of them. An order is paid at once and as a whole; what of it is in the cart after that
 * was bought again, too.
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

/** Without these lines: they were removed, ordered or left out, and are not lost. */
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
