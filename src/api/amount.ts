/** Whole cents as the shop's back end writes an amount: `1234,50`, `−5,00` [CART-07]. */
export function amountOf(cents: number): string {
  const digits = `${Math.abs(cents)}`.padStart(3, '0');
  return `${cents < 0 ? '−' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** The same for a number of euros, rounded as it is written: 1.005 is `1,01`. */
export const amountOfEuros = (euros: number): string =>
  amountOf(Math.round(Number(`${euros}e2`)) || 0);
