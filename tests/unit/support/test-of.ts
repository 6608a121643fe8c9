import { it } from 'vitest';
import { isAll } from '../../support/ring';

/**
 * `test` of a battery: for what is the same code for all of its widgets. The second ring tries it
 * on each, the first on the whole ones alone; `it` is for each in both.
 */
export const testOf = (isWhole = false) => it.runIf(isAll || isWhole) as Test;
export type Test = typeof it;
