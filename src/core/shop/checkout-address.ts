/** The hash of the view that asks who orders: a customer logs in, a guest goes on [CHK-11]. */
export const loginHash = '#kirjaudu';

/** The checkout's address with the postal code, when one is known, at its delivery step [CART-03]. */
export function checkoutAddress(checkoutUrl: string, postalCode?: string): string {
  const [path = ''] = checkoutUrl.split('#');
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${postalCode ? `${mark}postinumero=${encodeURIComponent(postalCode)}` : ''}#toimitus`;
}
