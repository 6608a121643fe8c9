/**
 * How often something is tried by chance: so many times in `npm test`, with `CHANCE_RUNS=10` ten
 * times as often.
 */
export const often = (runs: number): number => runs * Number(process.env.CHANCE_RUNS ?? 1);
