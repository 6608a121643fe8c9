/**
 * How much slower this machine is than the one on which the limits of time were set; never below 1.
 * It is measured once, when the first process of a run imports this; `TEST_SLOWNESS` passes it on
 * to the others, and may be set by hand.
 */
export const slowness: number = Math.max(1, Number(process.env.TEST_SLOWNESS) || measured());
process.env.TEST_SLOWNESS = String(slowness);

function measured(): number {
  /** Milliseconds of a piece of work on the machine on which the limits were set. */
  const known = 20;
  const rows = Array.from({ length: 2000 }, (_, at) => ({ at, name: `row ${at}`, of: [at % 7] }));
  const pieceOfWork = () => {
    const from = performance.now();
    for (let turn = 0; turn < 10; turn += 1)
      (JSON.parse(JSON.stringify(rows)) as typeof rows).sort((one, other) =>
        one.name < other.name ? -1 : 1,
      );
    return performance.now() - from;
  };
  // The first one also compiles it.
  pieceOfWork();
  // For half a second: a machine that shares its processors takes them away for a while at a time.
  const pieces = 25;
  const times = Array.from({ length: pieces }, pieceOfWork);
  const mean = times.reduce((sum, time) => sum + time, 0) / pieces;
  return Math.round((mean / known) * 10) / 10;
}

/**
 * How long a test may take, or wait, on this machine. A limit ends what has gone wrong; it never
 * measures.
 *
 * @param ms milliseconds on a quiet machine with two processors of today.
 */
export const limit = (ms: number): number => Math.round(ms * slowness);

/**
 * For what starts programs, builds or installs. A unit test file that uses it begins before others:
 * the last file of one worker would run alone (vitest.config.ts).
 */
export const minutes = (count: number): number => limit(count * 60_000);
