import type { Cart, CartLine } from '../../api/cart';

/** What a visitor wants of the cart. */
export type CartCommand =
  | { readonly add: string; readonly by: number }
  | { readonly set: string; readonly to: number }
  /** Puts a lost line back, as far as it has not come back. */
  | { readonly restore: string; readonly to: number }
  | { readonly coupon: string; readonly on: boolean };

/** What the cart shall have then. */
export type Goal =
  | { readonly code: string; readonly quantity: number }
  | { readonly coupon: string; readonly on: boolean };

/** A purchase of which nobody can tell whether the shop has made it: the line before and after. */
export interface Attempt {
  readonly before: number;
  readonly after: number;
}

/** How many of a product a cart has. */
export const quantityIn = ({ lineItems }: Cart, code: string): number =>
  lineItems.find((line) => line.code === code)?.quantity ?? 0;

/** Code of the product or the coupon. */
export const codeOf = (command: CartCommand): string =>
  'add' in command
    ? command.add
    : 'set' in command
      ? command.set
      : 'restore' in command
        ? command.restore
        : command.coupon;

/**
 * What a command comes to in a cart: the quantity of a line is its new one, of the cart as the
 * answers before have left it [QV-07]. A purchase that failed and is tried again is made once.
 */
export function goalOf(
  command: CartCommand,
  cart: Cart,
  tried: Attempt | undefined,
  lost: readonly CartLine[],
): Goal {
  if ('coupon' in command) return command;
  const code = codeOf(command);
  const now = quantityIn(cart, code);
  if ('add' in command)
    return { code, quantity: (tried?.after === now ? tried.before : now) + command.by };
  if ('set' in command) return { code, quantity: command.to };
  const missing = lost.find((line) => line.code === code)?.quantity;
  return { code, quantity: missing ? now + missing : now || command.to };
}

/** A purchase whose end nobody knows. */
export const attemptOf = (command: CartCommand, goal: Goal): Attempt | undefined =>
  'add' in command && 'code' in goal
    ? { before: goal.quantity - command.by, after: goal.quantity }
    : undefined;

const sameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** Whether a cart has the coupon; shops write codes in their own way. */
export const hasCoupon = ({ couponCodes }: Cart, coupon: string): boolean =>
  couponCodes.some((code) => sameCode(code, coupon));

/** Whether it has come to that. */
export const isMet = (goal: Goal, cart: Cart): boolean =>
  'coupon' in goal
    ? hasCoupon(cart, goal.coupon) === goal.on
    : quantityIn(cart, goal.code) === goal.quantity;

/** Whether it counts on what the calls before it came to: then it does not go before them. */
export const isRelative = (command: CartCommand): boolean =>
  'add' in command || 'restore' in command;

/** What a command does to its line, beside what the answer says of the cart. */
export interface Effect {
  /** Code of the line that may be gone once it is done. */
  readonly mayGo?: string | undefined;
  /** Code of the lost line that was put back, if the answer has it. */
  readonly restored?: string;
  readonly bought?: { readonly code: string; readonly by: number };
}

export function effectOf(command: CartCommand, warnings: readonly string[] = []): Effect {
  if ('coupon' in command) return {};
  const code = codeOf(command);
  if ('restore' in command) return { restored: code };
  const isRemoval = 'set' in command && command.to === 0;
  return {
    mayGo: isRemoval || warnings.length > 0 ? code : undefined,
    ...('add' in command && { bought: { code, by: command.by } }),
  };
}
