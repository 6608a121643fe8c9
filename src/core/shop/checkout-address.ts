import { postalCodeOf } from '../../api/postal-code';

/** The hash of the view that asks who orders: a customer logs in, a guest goes on [CHK-11]. */
export const loginHash = '#kirjaudu';

/** A step of the checkout, and the hash that names it [CHK-01]. */
export type Step = 'delivery' | 'payment';
export const stepHash: Readonly<Record<Step, string>> = {
  delivery: '#toimitus',
  payment: '#maksu',
};

/** Names the postal code in the checkout's address [CHK-01, CHK-12]. */
export const codeParameter = 'postinumero';

/** The postal code that a query names, with its `?`; undefined when it names none. */
export const askedPostalCode = (query: string): string | undefined =>
  postalCodeOf(new URLSearchParams(query).get(codeParameter) ?? '');

/** The checkout's address with the postal code, when one is known, at its delivery step [CART-03]. */
export function checkoutAddress(checkoutUrl: string, postalCode?: string): string {
  const [path = ''] = checkoutUrl.split('#');
  const mark = path.includes('?') ? '&' : '?';
  const query = postalCode ? `${mark}${codeParameter}=${encodeURIComponent(postalCode)}` : '';
  return path + query + stepHash.delivery;
}
