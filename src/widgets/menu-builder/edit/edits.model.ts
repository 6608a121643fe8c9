import type { MenuWeek } from '../../../api/menu';
import {
  cardOf,
  type Day,
  days,
  emptyWeek,
  type KeyedWeek,
  keyedWeeks,
  plainWeeks,
  withCard,
} from '../menu.model';
import { type Action, type Done, done } from './actions.model';
import type { DraftWeek } from './draft';
import { changed, type History, redone, startHistory, undone } from './history.model';

type Weeks = readonly KeyedWeek[];

/** A menu of the page with what was done to it; all that the widget shows follows from this. */
export interface MenuEdits {
  /** Whose draft this is: the menu as it was loaded, or the one that the page is on its way to. */
  readonly menuId: string;
  /** As it was loaded or saved last; a week without a dish where there is no menu yet [MENU-10]. */
  readonly base: Weeks;
  readonly isNew: boolean;
  /** When the base was asked for or saved, in ms: what another tab saved later is not in it. */
  readonly since: number;
  readonly history: History;
  /** What is in the fields, by week and day: not added yet. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is on its way to the server. */
  readonly posted?: Weeks | undefined;
  /** The page is on its way to what was saved, and the draft waits there: nothing to ask about. */
  readonly isGoing?: boolean;
  /** What was thrown away, to be taken back. */
  readonly discarded?: MenuEdits;
}

const fieldOf = (week: KeyedWeek, day: Day): string => `${week.key} ${day}`;

/** What is in a day's field. */
export const typedOn = ({ typed }: MenuEdits, week: KeyedWeek, day: Day): string =>
  typed[fieldOf(week, day)] ?? '';

/** The week that is looked at. */
export const shownWeek = ({ history: { now, shown } }: MenuEdits): KeyedWeek =>
  now.weeks[shown] ?? emptyWeek();

/** The menu with what is in the fields added to it; the same weeks where nothing does. */
function weeksWithTyped(edits: MenuEdits): Weeks {
  const before = edits.history.now.weeks;
  const weeks = before.map((week) =>
    days.reduce((now, day) => {
      const name = typedOn(edits, week, day).trim();
      return name ? withCard(now, { day, index: now[day].length }, cardOf(name)) : now;
    }, week),
  );
  return weeks.some((week, at) => week !== before[at]) ? weeks : before;
}

const asText = (weeks: Weeks) => JSON.stringify(plainWeeks(weeks, {}));

/** Whether there is something to save: what was done and taken back by hand is none. */
export function isDirty(edits: MenuEdits): boolean {
  const weeks = weeksWithTyped(edits);
  return weeks !== edits.base && asText(weeks) !== asText(edits.base);
}

/** Whether something would be lost without a question: what was edited after a save is kept. */
export const asksOnLeave = (edits: MenuEdits): boolean => isDirty(edits) && !edits.isGoing;

/** What was loaded, with the draft of it; nothing of either is done yet. */
export function startEdits(
  menuId: string,
  weeks: readonly MenuWeek[],
  since: number,
  draft?: readonly DraftWeek[],
): MenuEdits {
  const isNew = weeks.length === 0;
  const base = isNew ? [emptyWeek()] : keyedWeeks(weeks);
  const read = draft && keyedWeeks(draft);
  // A draft may be of what was typed alone.
  const kept = read && asText(read) === asText(base) ? base : read;
  const typed = draft?.flatMap((week, at) =>
    days.flatMap((day) => {
      const [text, own] = [week.typed?.[day], kept?.[at]];
      return text && own ? [[fieldOf(own, day), text]] : [];
    }),
  );
  const history = startHistory(base, kept === base ? undefined : kept);
  return { menuId, base, isNew, since, history, typed: Object.fromEntries(typed ?? []) };
}

/** The same menu was loaded again: it counts where nothing was done to the one before. */
export const loadedAgain = (now: MenuEdits, next: MenuEdits): MenuEdits =>
  now.posted || now.discarded || now.history.future.length > 0 || isDirty(now) ? now : next;

/** What is to be kept of them: the weeks, and what is in the fields. */
export const draftOf = (edits: MenuEdits): readonly DraftWeek[] =>
  edits.history.now.weeks.map((week) => ({
    ...week,
    typed: Object.fromEntries(days.map((day) => [day, typedOn(edits, week, day)])),
  }));

/** What the visitor does ends what was said of a save. */
const edited = (edits: MenuEdits, more: Partial<MenuEdits>): MenuEdits => {
  const { discarded: _, isGoing: __, ...now } = edits;
  return { ...now, ...more };
};

export const withText = (edits: MenuEdits, day: Day, text: string): MenuEdits =>
  edited(edits, { typed: { ...edits.typed, [fieldOf(shownWeek(edits), day)]: text } });

/** Does something with the shown week's dishes; undefined where it changes nothing. */
export function acted(
  edits: MenuEdits,
  action: Action,
): { readonly edits: MenuEdits; readonly result: Done } | undefined {
  const week = shownWeek(edits);
  const result = done(week, action);
  if (!result) return undefined;
  const { history } = edits;
  const weeks = history.now.weeks.map((one) => (one === week ? result.week : one));
  const now = edited(edits, { history: changed(history, weeks, history.shown) });
  return { edits: action.does === 'add' ? withText(now, action.day, '') : now, result };
}

/** Adds an empty week at the end and shows it. */
export function withWeek(edits: MenuEdits): MenuEdits {
  const { weeks } = edits.history.now;
  const history = changed(edits.history, [...weeks, emptyWeek()], weeks.length);
  return edited(edits, { history });
}

/** Removes the shown week; the last one stays [MENU-05]. */
export function withoutWeek(edits: MenuEdits): MenuEdits {
  const { now, shown } = edits.history;
  if (now.weeks.length === 1) return edits;
  const weeks = now.weeks.filter((_, at) => at !== shown);
  return edited(edits, { history: changed(edits.history, weeks, shown) });
}

export const withUndo = (edits: MenuEdits): MenuEdits =>
  edited(edits, { history: undone(edits.history) });
export const withRedo = (edits: MenuEdits): MenuEdits =>
  edited(edits, { history: redone(edits.history) });
export const showing = (edits: MenuEdits, shown: number): MenuEdits => ({
  ...edits,
  history: { ...edits.history, shown },
});

/** It is sent: what is in the fields is added first. */
export function posting(edits: MenuEdits): MenuEdits {
  const { history } = edits;
  const posted = weeksWithTyped(edits);
  if (posted === history.now.weeks) return { ...edits, posted };
  return edited(edits, { posted, typed: {}, history: changed(history, posted, history.shown) });
}

/** It could not be sent, or nobody waits for it: all is as it was. */
export const notPosted = (edits: MenuEdits): MenuEdits => ({ ...edits, posted: undefined });

/** What was sent is saved. What was edited meanwhile stays, to be saved on top of it [MENU-09]. */
export function saved(edits: MenuEdits, since: number): MenuEdits {
  const { posted, ...rest } = edits;
  if (!posted) return edits;
  const now = { ...rest, base: posted, isNew: false, since };
  return isDirty(now)
    ? now
    : { ...now, history: { ...startHistory(posted), shown: now.history.shown } };
}

/** The page goes to what was saved: what was edited meanwhile is kept for there. */
export const going = (edits: MenuEdits, menuId: string): MenuEdits => ({
  ...edits,
  menuId,
  isGoing: true,
});

/** Throws the edits away, until something else is done. */
export const discardedEdits = (edits: MenuEdits): MenuEdits => ({
  ...edited(edits, { history: startHistory(edits.base), typed: {} }),
  discarded: edits,
});
