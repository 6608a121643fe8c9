import { ApiError } from '../../api/api-error';
import type { Cart } from '../../api/cart';
import { Refusal } from '../ui/use-action';

/** The text of a failure for a visitor, in the words of the refusal or of the back end; else ''. */
export const refusalText = (error: unknown): string =>
  error instanceof Refusal ? error.message : error instanceof ApiError ? (error.text ?? '') : '';

/** The message of the shop's cart against a purchase [QV-11]. */
export const warningsOf = ({ warnings, checkoutWarnings }: Cart): readonly string[] =>
  warnings.length > 0 && checkoutWarnings.length > 0 ? checkoutWarnings : warnings;

/** Throws when the shop's cart has a warning about a purchase. */
export function checkCart(cart: Cart): void {
  const warnings = warningsOf(cart);
  if (warnings.length > 0 || cart.error) throw new Refusal(warnings.join(', '));
}
