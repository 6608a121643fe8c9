/**
 * A postal code as it is sent: five digits, of `00100`, `001 00`, `FI-00100` or `SE-123 45`.
 *
 * @returns the digits; undefined for an invalid code.
 */
export const postalCodeOf = (given: string): string | undefined =>
  /^(?:[A-Z]{1,2}-?)?(\d{5})$/i.exec(given.replace(/\s/g, ''))?.[1];
