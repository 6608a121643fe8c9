/**
 * An amount in whole cents: of `12,90`, `1.234,50`, `1 234,50 €` or `−5,00`; 0 for what is none
 * [CART-07]. A point is a decimal mark only before one or two last digits.
 */
export function centsOf(amount: string): number {
  const sign = /^\D*[-−–]/.test(amount) ? -1 : 1;
  const digits = amount.replace(/[^\d.,]/g, '');
  const comma = digits.lastIndexOf(',');
  const mark = /\.\d{1,2}$/.test(digits) ? digits.lastIndexOf('.') : comma;
  const euros = (mark < 0 ? digits : digits.slice(0, mark)).replace(/\D/g, '');
  const fraction = mark < 0 ? '' : digits.slice(mark + 1);
  const cents = Number(euros) * 100 + Math.round(Number(`0.${fraction}`) * 100);
  return sign * cents || 0;
}

/** Whether an amount is 0,00. */
export const isZero = (amount: string): boolean => centsOf(amount) === 0;
