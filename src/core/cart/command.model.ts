import type { Cart, CartLine } from '../../api/cart';
import { type CartCommand, quantityIn } from './cart.model';

/** A purchase of which nobody can tell whether the shop has made it: the line before and after. */
export interface Attempt {
  readonly before: number;
  readonly after: number;
}

/** Whether a cart has the coupon; shops write codes in their own way. */
export const hasCoupon = ({ couponCodes }: Cart, coupon: string): boolean =>
  couponCodes.some((code) => code.toUpperCase() === coupon.toUpperCase());

/** Whether it counts on what the calls before it came to: then it does not go before them. */
export const isRelative = ({ kind }: CartCommand): boolean => kind === 'add' || kind === 'restore';

/**
 * What a command comes to in a cart: the quantity of a line is its new one, of the cart as the
 * answers before have left it [QV-07]. A purchase that failed and is tried again is made once.
 */
export function goalOf(
  command: CartCommand,
  cart: Cart,
  tried?: Attempt,
  lost: readonly CartLine[] = [],
): CartCommand {
  if (!isRelative(command)) return command;
  const { kind, code } = command;
  const now = quantityIn(cart, code);
  const missing = lost.find((line) => line.code === code)?.quantity;
  const quantity =
    kind === 'add'
      ? (tried?.after === now ? tried.before : now) + command.quantity
      : missing
        ? now + missing
        : now || command.quantity;
  return { kind: 'set', code, quantity };
}

/** Whether it has come to that. */
export const isMet = ({ kind, code, quantity }: CartCommand, cart: Cart): boolean =>
  quantity === (kind === 'coupon' ? Number(hasCoupon(cart, code)) : quantityIn(cart, code));
