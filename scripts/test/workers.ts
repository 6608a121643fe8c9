import { availableParallelism } from 'node:os';

/**
 * How many tests run at once: as many as the machine's processors allow, or as in `TEST_WORKERS`.
 *
 * @param least for a small machine.
 * @param perProcessor more than one if tests wait for half of their time.
 */
export const workers = (
  least: number,
  perProcessor: number,
  { processors = availableParallelism(), asked = process.env.TEST_WORKERS } = {},
): number => Number(asked) || Math.max(least, Math.floor(processors * perProcessor));
