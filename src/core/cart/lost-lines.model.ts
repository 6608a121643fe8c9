import type { Cart, CartLine } from '../../api/cart';
import type { CartCommand, Mirror } from './cart.model';

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
  { now, owner }: { readonly now: number; readonly owner: string },
): T {
  const isPaid = state.ordered.every(({ code, quantity }) => quantityIn(cart, code) < quantity);
  const ordered = isPaid ? [] : state.ordered;
  const isWarned = cart.warnings.length > 0;
  /** Removed by the visitor, or by the shop with a warning. */
  const isRemoved = ({ code }: CartLine) =>
    made.some((one) => one.code === code && (isWarned || (one.kind === 'set' && !one.quantity)));
  const isBought = ({ code }: CartLine) => state.ordered.some((line) => line.code === code);
  const isMissing = (line: CartLine) => quantityIn(cart, line.code) < line.quantity;
  const isMade = (code: string) =>
    state.unanswered.includes(code) || made.some((one) => one.code === code);
  const isEnded =
    now - state.at < maxAge &&
    state.cart.lineItems.every(({ code }) => isMade(code) || quantityIn(cart, code) === 0);
  const lines = state.cart.lineItems.filter(
    (line) => isEnded && quantityIn(cart, line.code) === 0 && !isRemoved(line) && !isBought(line),
  );
  const isSet = ({ code }: CartLine) => made.some((one) => one.code === code && one.kind === 'set');
  // Of a line that two sessions have lost there is the larger number.
  const lost = new Map<string, CartLine>();
  for (const line of [...state.lost.filter((one) => isMissing(one) && !isSet(one)), ...lines])
    if (line.quantity >= (lost.get(line.code)?.quantity ?? 0)) lost.set(line.code, line);
  return {
    ...state,
    cart,
    at: now,
    owner: owner || state.owner,
    lost: [...lost].map(([, line]) => line),
    lostOwner: lines.length > 0 ? state.owner : state.lostOwner,
    ordered,
    unanswered: [],
  };
}
