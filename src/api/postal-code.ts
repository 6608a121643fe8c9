import { clean } from '../read/text';

/** The country before it, its digits with blanks between them, and the town behind it. */
const written = /^(?:[a-z]{1,3}[ \p{Pd}]*)?((?:\d *){5})(?:[ ,]\D*)?$/iu;

/**
 * A postal code as it is sent: five digits, of `00100`, `001 00`, `FI-00100`, `SE-123 45` or `00100
 * Helsinki`.
 *
 * @returns the digits; undefined for an invalid code.
 */
export const postalCodeOf = (given: string): string | undefined =>
  written.exec(clean(given).normalize('NFKC'))?.[1]?.replace(/ /g, '');
