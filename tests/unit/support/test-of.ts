import { it } from 'vitest';
import { isAll } from '../../support/ring';

/**
 * `test` of the second ring, while `it` is of both.
 * @param isWhole whether the first ring has it, too: a battery tries there what is the same code
 * for all of its widgets on the whole ones alone
 */
export const testOf = (isWhole = false) => it.runIf(isAll || isWhole) as Test;
export type Test = typeof it;
