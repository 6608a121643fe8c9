import type { KeyedWeek } from '../menu.model';

type Weeks = readonly KeyedWeek[];

/** A menu, and the week of the change that led to it. */
interface Step {
  readonly weeks: Weeks;
  readonly at: number;
}

/** The changes, the last ones last, and the undone ones. */
export interface History {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
  /** The index of the shown week. */
  readonly shown: number;
}

/** An index within the menu, which has at least one week; 0 for none. */
const within = (index: number, { weeks }: Step): number =>
  Math.max(Math.min(index, weeks.length - 1), 0);

/** @param kept edits from before, which are undone as one; `at` is the week that was shown then. */
export function startHistory(weeks: Weeks, kept?: Weeks, at = 0): History {
  const now = { weeks, at };
  const start: History = { past: [], now, future: [], shown: within(at, now) };
  return kept ? changed(start, kept, at) : start;
}

/** The history after a change in the week `at`, which shows then; undone changes are dropped. */
export function changed(history: History, weeks: Weeks, at: number): History {
  const now = { weeks, at };
  return {
    past: [...history.past, history.now],
    now,
    future: [],
    shown: within(at, now),
  };
}

/** Undoes the last change and shows its week; unchanged if there is none. */
export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  const shown = within(now.at, before);
  return { past: past.slice(0, -1), now: before, future: [now, ...future], shown };
}

/** Redoes the last undone change and shows its week; unchanged if there is none. */
export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.now], now: next, future, shown: within(next.at, next) };
}
