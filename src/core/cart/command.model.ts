import type { Cart, CartLine } from '../../api/cart';
import { type CartCommand, quantityIn } from './cart.model';

/** A purchase with an unknown result: the quantity of the line before and after. */
export interface Attempt {
  readonly before: number;
  readonly after: number;
}

/** Whether a cart has the coupon; shops may write its code differently. */
export const hasCoupon = ({ couponCodes }: Cart, coupon: string): boolean =>
  couponCodes.some((code) => code.toUpperCase() === coupon.toUpperCase());

/** Whether it depends on the results of earlier calls: then it waits for them. */
export const isRelative = ({ kind }: CartCommand): boolean => kind === 'add' || kind === 'restore';

/**
 * The result of a command in a cart: the new quantity of a line, from the cart after earlier
 * responses [QV-07]. A failed purchase that is tried again is made once.
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

/** Whether the cart has this result. */
export const isMet = ({ kind, code, quantity }: CartCommand, cart: Cart): boolean =>
  quantity === (kind === 'coupon' ? Number(hasCoupon(cart, code)) : quantityIn(cart, code));
