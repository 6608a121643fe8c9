/** The checkout's address with the postal code, when one is known, at its delivery step [CART-03]. */
export function checkoutAddress(checkoutUrl: string, postalCode: string | undefined): string {
  const [path = ''] = checkoutUrl.split('#');
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${postalCode ? `${mark}postinumero=${encodeURIComponent(postalCode)}` : ''}#toimitus`;
}
