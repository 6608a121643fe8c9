import type { BaseIssue } from 'valibot';

/** An entry of a list that did not fit its schema. */
export interface LeftOut {
  readonly list: readonly unknown[];
  readonly index: number;
  readonly issue: BaseIssue<unknown>;
}

let collected: LeftOut[] | undefined;

/** Notes an entry for who reads the answer; a schema does not know where in it a list stands. */
export function leaveOut(entry: LeftOut): void {
  collected?.push(entry);
}

/**
 * Runs a check and gives its result with the entries that were left out meanwhile. A check runs to
 * its end before another begins.
 */
export function collectLeftOut<T>(check: () => T): { result: T; leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  collected = leftOut;
  try {
    return { result: check(), leftOut };
  } finally {
    collected = undefined;
  }
}
