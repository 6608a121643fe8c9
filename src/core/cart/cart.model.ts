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
const nothing: Remembered = { cart: emptyCart, lost: [], owner: '' };
export const noCart: CartState = { ...nothing, status: 'idle', slow: 0 };

const mirrorSchema = v.object({
  ...cartSchema.entries,
  lost: cartSchema.entries.lineItems,
  owner: text,
});

export const mirrorOf = ({ cart, lost, owner }: CartState): string =>
  JSON.stringify({ ...cart, loading: false, lost, owner });

/** What a mirror says, or undefined. */
export function rememberedIn(value: unknown): Remembered | undefined {
  const { success, output } = v.safeParse(mirrorSchema, value);
  if (!success) return undefined;
  const { lost, owner, ...cart } = output;
  return { cart, lost, owner };
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
 * What the shop says takes the place of what was remembered. Lines that are gone are lost.
 *
 * @param exempt Code of a line that may go: it was removed.
 */
export function answered(
  state: CartState,
  cart: Cart,
  visitor: string,
  exempt: string | undefined,
): CartState {
  const known = isOthers(state, visitor) ? [] : [...state.lost, ...state.cart.lineItems];
  const isGone = ({ code }: CartLine) =>
    code !== exempt && !cart.lineItems.some((line) => line.code === code);
  return {
    ...withStatus({ ...state, cart }, 'ready'),
    lost: known.filter(isGone),
    owner: visitor || state.owner,
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
