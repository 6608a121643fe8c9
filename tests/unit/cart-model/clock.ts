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
  /** What waits for a frozen page, by the page. */
  const frozen = new Map<object, (() => void)[]>();
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
      (first, one) =>
        one.at <= until && (!first || one.at < first.at) && !frozen.has(one.owner) ? one : first,
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
      frozen.delete(owner);
    },
    /** A page's timers stop, and nothing reaches it. */
    freeze: (owner: object) => void frozen.set(owner, []),
    /** The page continues; what was due meanwhile comes at once. */
    thaw: (owner: object) => {
      const missed = frozen.get(owner) ?? [];
      frozen.delete(owner);
      for (const one of timers) if (one.owner === owner) one.at = Math.max(one.at, now);
      for (const run of missed) run();
      stir();
    },
    isFrozen: (owner: object) => frozen.has(owner),
    /** Runs a page's code, once the page is not frozen. */
    reach: (owner: object, run: () => void) => {
      const missed = frozen.get(owner);
      if (missed) missed.push(run);
      else run();
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
