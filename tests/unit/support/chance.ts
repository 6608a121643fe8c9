/**
 * How many random runs a test makes: so many in `npm test`, with `CHANCE_RUNS=10` ten times as
 * many.
 */
export const often = (runs: number): number => runs * Number(process.env.CHANCE_RUNS ?? 1);
