/** Whole cents as the shop's back end writes an amount: `1234,50`, `−5,00` [CART-07]. */
export function amountOf(cents: number): string {
  const digits = `${Math.abs(cents)}`.padStart(3, '0');
  return `${cents < 0 ? '−' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** The same for a number of euros, rounded as it is written: 1.005 is `1,01`; '' for no such sum. */
export function amountOfEuros(euros: number): string {
  const cents = Math.round(Number(`${euros.toFixed(6)}e2`));
  return Number.isSafeInteger(cents) ? amountOf(cents) : '';
}
