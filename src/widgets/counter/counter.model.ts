/** The duration of the counting, in milliseconds [CONT-03]. */
export const duration = 2000;

/** The number after `elapsed` milliseconds of the counting; exactly the value at its end. */
export function countAt(value: number, elapsed: number): number {
  if (elapsed >= duration) return value;
  const part = 1 - (1 - Math.max(elapsed, 0) / duration) ** 3;
  return Number.isInteger(value) ? Math.round(value * part) : value * part;
}
