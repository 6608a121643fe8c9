import { days, type KeyedCard, type KeyedWeek, type Place } from '../menu.model';

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

/** @param edited edits from before, which are undone as one; `at` is the week that was shown then. */
export function startHistory(weeks: Weeks, edited?: Weeks, at = 0): History {
  const now = { weeks, at };
  const start: History = { past: [], now, future: [], shown: within(at, now) };
  return edited ? changed(start, edited, at) : start;
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

/** What a step has changed: a dish, or how many weeks there are. */
export type Difference =
  | { readonly does: 'add' | 'remove' | 'move'; readonly card: KeyedCard; readonly place: Place }
  | { readonly does: 'add-week' | 'remove-week'; readonly index: number };

const placed = (weeks: Weeks) =>
  weeks.flatMap((week) =>
    days.flatMap((day) => week[day].map((card, index) => ({ card, place: { day, index } }))),
  );

/** The difference between the menus before and after a step; undefined for several, as of a draft. */
export function differenceOf(before: Weeks, after: Weeks): Difference | undefined {
  if (before.length !== after.length) {
    const [more, fewer] = before.length < after.length ? [after, before] : [before, after];
    const index = more.findIndex(({ key }) => fewer.every((week) => week.key !== key));
    return { does: more === after ? 'add-week' : 'remove-week', index };
  }
  const was = placed(before);
  const is = placed(after);
  const beside = (one: (typeof is)[number], all: typeof is) =>
    all.find(({ card }) => card.key === one.card.key)?.place;
  const added = is.filter((one) => !beside(one, was));
  const removed = was.filter((one) => !beside(one, is));
  const [came = removed[0]] = added;
  if (came) {
    const isOne = added.length + removed.length === 1;
    return isOne ? { does: came === removed[0] ? 'remove' : 'add', ...came } : undefined;
  }
  // A dish on another day moves those below it, too.
  const moved =
    is.find((one) => beside(one, was)?.day !== one.place.day) ??
    is.find((one) => beside(one, was)?.index !== one.place.index);
  return moved && { does: 'move', ...moved };
}
