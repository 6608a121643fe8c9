import { ApiError } from '../../api/api-error';
import type { Cart } from '../../api/cart';
import { Refusal } from '../ui/use-action';

/** What a visitor can be told of a failure in its own words: of a refusal or of the back end; ''. */
export const refusalText = (error: unknown): string =>
  error instanceof Refusal ? error.message : error instanceof ApiError ? (error.text ?? '') : '';

/** What the shop's cart says against a purchase [QV-11]. */
export const warningsOf = ({ warnings, checkoutWarnings }: Cart): readonly string[] =>
  warnings.length > 0 && checkoutWarnings.length > 0 ? checkoutWarnings : warnings;

/** Refuses a purchase that the shop's cart warns of. */
export function checkCart(cart: Cart): void {
  const warnings = warningsOf(cart);
  if (warnings.length > 0 || cart.error) throw new Refusal(warnings.join(', '));
}
