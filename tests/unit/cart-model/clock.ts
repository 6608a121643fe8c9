import { setImmediate } from 'node:timers';

interface Timer {
  readonly id: number;
  readonly owner: object;
  at: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

type Names = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval';
export type Timers = { readonly [K in Names]: (...given: never[]) => unknown };

/** Turns of the real event loop after which all pending work has ended. */
const turns = 4;

/** The time of a world: it advances only on request, and then as fast as possible. */
export function createClock() {
  let now = 0;
  let ids = 0;
  let stirred = false;
  let timers: Timer[] = [];
  /** Reports that something still runs: the world is not at rest yet. */
  const stir = () => {
    stirred = true;
  };
  const add = (owner: object, run: () => void, wait = 0, every?: number): number => {
    stir();
    timers.push({ id: ++ids, owner, at: now + wait, every, run });
    return ids;
  };
  const clear = (id?: number) => {
    timers = timers.filter((one) => one.id !== id);
  };
  /** Lets everything end that needs no time. */
  const rest = async () => {
    for (let left = turns; left > 0; left--) {
      await new Promise((resolve) => setImmediate(resolve));
      if (stirred) left = turns;
      stirred = false;
    }
  };
  const next = (until: number) =>
    timers.reduce<Timer | undefined>(
      (first, one) => (one.at <= until && (!first || one.at < first.at) ? one : first),
      undefined,
    );
  return {
    now: () => now,
    stir,
    rest,
    after: (wait: number, run: () => void) => void add({}, run, wait),
    /** The timers of a page, which end with it. */
    timersOf: (owner: object): Timers => ({
      setTimeout: (run: () => void, wait?: number) => add(owner, run, wait),
      setInterval: (run: () => void, wait = 0) => add(owner, run, wait, wait),
      clearTimeout: clear,
      clearInterval: clear,
    }),
    end: (owner: object) => {
      timers = timers.filter((one) => one.owner !== owner);
    },
    async pass(milliseconds: number): Promise<void> {
      const until = now + milliseconds;
      await rest();
      for (let timer = next(until); timer; timer = next(until)) {
        now = timer.at;
        if (timer.every) timer.at += timer.every;
        else clear(timer.id);
        timer.run();
        await rest();
      }
      now = until;
    },
  };
}
export type Clock = ReturnType<typeof createClock>;
