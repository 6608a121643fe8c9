/** `12,90` as a number; 0 for what is none [CART-07]. */
export function parseAmount(amount: string): number {
  const value = Number(amount.replace(/[^\d,.-]/g, '').replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}

/** Whether an amount is 0,00. */
export const isZero = (amount: string): boolean => parseAmount(amount) === 0;
