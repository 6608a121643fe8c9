import * as v from 'valibot';
import { type Cart, type CartLine, cartSchema } from '../../api/cart';
import { text, yes } from '../../api/schema';
import { type Effect, quantityIn } from './command.model';

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
  /** Its order was posted: when the shop has nothing more of it, it was bought. */
  readonly ordered: boolean;
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
const nothing: Remembered = { cart: emptyCart, lost: [], owner: '', ordered: false };
export const noCart: CartState = { ...nothing, status: 'idle', slow: 0 };

const mirrorSchema = v.object({
  ...cartSchema.entries,
  lost: cartSchema.entries.lineItems,
  owner: text,
  ordered: yes,
});

export const mirrorOf = ({ cart, lost, owner, ordered }: CartState): string =>
  JSON.stringify({ ...cart, loading: false, lost, owner, ordered });

/** What a mirror says, or undefined. */
export function rememberedIn(value: unknown): Remembered | undefined {
  const { success, output } = v.safeParse(mirrorSchema, value);
  if (!success) return undefined;
  const { lost, owner, ordered, ...cart } = output;
  return { cart, lost, owner, ordered };
}

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

/**
 * What the shop says takes the place of what was remembered. Lines that are gone are lost, until as
 * many have come back: what was bought anew meanwhile is none of them.
 *
 * @param effect What a command has done to its line.
 */
export function answered(
  state: CartState,
  cart: Cart,
  visitor: string,
  { mayGo, restored, bought }: Effect = {},
): CartState {
  const own = isOthers(state, visitor) ? nothing : state;
  const isBought = state.ordered && cart.lineItems.length === 0;
  const known = isBought ? { ...own, cart: emptyCart } : own;
  const missing = ({ code, quantity }: CartLine): number => {
    const now = quantityIn(cart, code);
    if (now === 0) return code === mayGo ? 0 : quantity + quantityIn(known.cart, code);
    if (code === restored) return 0;
    const added = bought?.code === code ? bought.by : 0;
    return quantity - Math.max(0, now - quantityIn(known.cart, code) - added);
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
    ordered: false,
  };
}

/** Without these lines: they were removed, ordered or left out, and are not lost. */
export function forgone(state: CartState, codes: readonly string[]): CartState {
  const stays = ({ code }: CartLine) => !codes.includes(code);
  const { cart, lost } = state;
  const lineItems = cart.lineItems.filter(stays);
  return {
    ...state,
    cart: { ...cart, lineItems, lineItemCount: lineItems.length },
    lost: lost.filter(stays),
  };
}
