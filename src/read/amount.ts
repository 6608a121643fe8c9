/** Characters for a minus: hyphens, dashes and minus signs of all widths. */
const minus = '[-\u2010\u2011\u2012\u2013\u2212\u207b\ufe63\uff0d]';
const negative = new RegExp(`^[^\\d]*${minus}|${minus}[^\\d]*$`);

/**
 * An amount in whole cents: of `12,90`, `1.234,50`, `1 234,50 €`, `−5,00` or `5,00-`; 0 for any
 * other text [CART-07]. A point is a decimal mark only before the last one or two digits.
 * `amountOf` of `api/amount` writes one.
 */
export function centsOf(amount: string): number {
  const digits = amount.replace(/[^\d.,]/g, '');
  const mark = /\.\d{1,2}$/.test(digits) ? digits.lastIndexOf('.') : digits.lastIndexOf(',');
  const euros = (mark < 0 ? digits : digits.slice(0, mark)).replace(/\D/g, '');
  const fraction = mark < 0 ? '' : digits.slice(mark + 1);
  const cents = Number(euros) * 100 + Math.round(Number(`0.${fraction}e2`));
  return negative.test(amount) ? -cents || 0 : cents;
}

/** Whether an amount is 0,00. */
export const isZero = (amount: string): boolean => centsOf(amount) === 0;

/** Whether a price is lower than the full one; an absent or zero full price never counts. */
export const isReduced = (price: string, full: string): boolean => centsOf(full) > centsOf(price);
