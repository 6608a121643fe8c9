import type { CartPage } from './page';

/** Products that are only bought, and those whose quantity is only changed. */
export interface Goods {
  readonly bought: readonly string[];
  readonly changed: readonly string[];
}

export interface Purchase {
  readonly code: string;
  readonly quantity: number;
  /** None for what was in the cart at the last check. */
  readonly page?: CartPage;
  /** When it was pressed, and when the visitor got the result. */
  readonly from: number;
  to: number;
  /** How many sessions had ended by then. */
  readonly since: number;
  until: number;
  /** Whether it may have been removed on another device. */
  isRemoved?: boolean;
  /** The result that the visitor saw; none if the page was left before. */
  told?: 'added' | 'failed';
}

/** The last change of a line. */
export interface Wish {
  /** More than one if two tabs have changed it at the same time: either may be last. */
  readonly any: readonly number[];
  readonly page: CartPage;
  readonly from: number;
}

/** A visitor who has logged out: nothing of theirs may be seen again. */
export interface Former {
  readonly email: string;
  codes: readonly string[];
}

export type Lines = readonly { readonly code: string; readonly quantity: number }[];
export const quantities = (lines: Lines = []) =>
  new Map(lines.map(({ code, quantity }) => [code, quantity]));
export const sorted = (lines: Lines = []) => [...quantities(lines)].sort();

/**
 * The least that a line can have that was put back: the most of what it had in any one session. It
 * is unknown in which one a purchase was made that was pressed before a session's end and answered
 * after it.
 */
export function leastOf(
  [one, ...others]: readonly Purchase[],
  sums: readonly number[] = [],
): number {
  if (!one) return Math.max(0, ...sums);
  const ways: number[] = [];
  for (let session = one.since; session <= one.until; session++) {
    const next = [...sums];
    next[session] = (next[session] ?? 0) + one.quantity;
    ways.push(
      leastOf(
        others,
        Array.from(next, (sum) => sum ?? 0),
      ),
    );
  }
  return Math.min(...ways);
}
