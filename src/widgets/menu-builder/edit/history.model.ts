import type { KeyedWeek } from '../menu.model';

/** A menu, and the week in which what led to it was done. */
interface Step {
  readonly weeks: readonly KeyedWeek[];
  readonly at: number;
}

/** What was done, last things last, and what was undone of it. */
export interface History {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
  /** The week that is looked at. */
  readonly shown: number;
}

/** A menu of which at least one week is there. */
const within = (index: number, { weeks }: Step): number => Math.min(index, weeks.length - 1);

/** @param kept edits from before, which can be undone as one */
export function startHistory(weeks: readonly KeyedWeek[], kept?: readonly KeyedWeek[]): History {
  const start: History = { past: [], now: { weeks, at: 0 }, future: [], shown: 0 };
  return kept ? changed(start, kept, 0) : start;
}

/** After a change in the week `at`, which is shown then; nothing that was undone comes back. */
export function changed(history: History, weeks: readonly KeyedWeek[], at: number): History {
  const now = { weeks, at };
  return {
    past: [...history.past, history.now],
    now,
    future: [],
    shown: within(at, now),
  };
}

/** Undoes the last change and shows its week; the same where nothing was done. */
export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  const shown = within(now.at, before);
  return { past: past.slice(0, -1), now: before, future: [now, ...future], shown };
}

/** Does again what was undone last and shows its week; the same where nothing was undone. */
export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.now], now: next, future, shown: within(next.at, next) };
}
