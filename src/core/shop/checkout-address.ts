import { postalCodeOf } from '../../api/postal-code';
import { withParameters } from '../../read/link';

/** The hash of the view in which a customer logs in or a guest continues [CHK-11]. */
export const loginHash = '#kirjaudu';

/** The steps of the checkout, and the hash that names each [CHK-01]. */
export const stepHash = { delivery: '#toimitus', payment: '#maksu' } as const;
export type Step = keyof typeof stepHash;

/** The name of the postal code in the checkout's address [CHK-01, CHK-12]. */
export const codeParameter = 'postinumero';

/** The postal code in a query string with its `?`; undefined if it has none. */
export const askedPostalCode = (query: string): string | undefined =>
  postalCodeOf(new URLSearchParams(query).get(codeParameter) ?? '');

/** The checkout's address at its delivery step, with the postal code if it is known [CART-03]. */
export function checkoutAddress(checkoutUrl: string, postalCode?: string): string {
  const [path = ''] = checkoutUrl.split('#');
  const known = postalCode ? withParameters(path, { [codeParameter]: postalCode }) : path;
  return known + stepHash.delivery;
}
