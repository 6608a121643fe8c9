import { isAll } from '../../support/ring';

const times = Number(process.env.CHANCE_RUNS ?? (isAll ? 1 : 0.2));

/**
 * How many random runs a test makes: so many in the second ring, a fifth of them in the first; with
 * `CHANCE_RUNS=10` ten times as many.
 */
export const often = (runs: number): number => Math.ceil(runs * times);
