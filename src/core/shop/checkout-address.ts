import { postalCodeOf } from '../../api/postal-code';
import { navigation } from '../page/location';

/** The hash of the view that asks who orders: a customer logs in, a guest goes on [CHK-11]. */
export const loginHash = '#kirjaudu';

/** A step of the checkout, and the hash that names it [CHK-01]. */
export type Step = 'delivery' | 'payment';
export const stepHash: Readonly<Record<Step, string>> = {
  delivery: '#toimitus',
  payment: '#maksu',
};

/** Goes to an address; one that is a hash is of this page, wherever a `<base>` points. */
export function goTo(address: string): void {
  if (address.startsWith('#')) window.location.hash = address;
  else navigation.go(address);
}

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
