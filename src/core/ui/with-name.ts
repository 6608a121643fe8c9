/**
 * A label with the name of what it is about, for screen readers: `Add to cart: Sirloin`.
 *
 * @param name if it is empty, the label stands alone.
 */
export const withName = (label: string, name: string | undefined): string =>
  name ? `${label}: ${name}` : label;
