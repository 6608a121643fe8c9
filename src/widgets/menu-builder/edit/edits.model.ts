import type { MenuWeek } from '../../../api/menu';
import { clean } from '../../../read/text';
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

/** A menu of the page with its edits; all that the widget shows follows from this. */
export interface MenuEdits {
  /** The id of the draft: the loaded menu's, or that of the page that will show it. */
  readonly menuId: string;
  /** The menu as last loaded or saved; a week without a dish if there is none yet [MENU-10]. */
  readonly base: Weeks;
  readonly isNew: boolean;
  /** When the base was requested or saved, in ms: it lacks what another tab saved later. */
  readonly since: number;
  readonly history: History;
  /** The text in the fields, by week and day: not added yet. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is being saved. */
  readonly posted?: Weeks | undefined;
  /** Whether the page goes to what was saved, where the draft waits: then it asks nothing. */
  readonly isGoing?: boolean;
  /** The discarded edits, to restore. */
  readonly discarded?: MenuEdits;
}

const fieldOf = (week: KeyedWeek, day: Day): string => `${week.key} ${day}`;

/** The text in a day's field. */
export const typedOn = ({ typed }: MenuEdits, week: KeyedWeek, day: Day): string =>
  typed[fieldOf(week, day)] ?? '';

/** The shown week. */
export const shownWeek = ({ history: { now, shown } }: MenuEdits): KeyedWeek =>
  now.weeks[shown] ?? emptyWeek();

/** The menu with the text in the fields added; the same weeks if there is none. */
function weeksWithTyped(edits: MenuEdits): Weeks {
  const before = edits.history.now.weeks;
  const weeks = before.map((week) =>
    days.reduce((now, day) => {
      const name = clean(typedOn(edits, week, day));
      return name ? withCard(now, { day, index: now[day].length }, cardOf(name)) : now;
    }, week),
  );
  return weeks.some((week, at) => week !== before[at]) ? weeks : before;
}

const asText = (weeks: Weeks) => JSON.stringify(plainWeeks(weeks, {}));

/** Whether there is something to save: edits that were undone by hand do not count. */
export function isDirty(edits: MenuEdits): boolean {
  const weeks = weeksWithTyped(edits);
  return weeks !== edits.base && asText(weeks) !== asText(edits.base);
}

/** Whether leaving would lose edits, so that the page asks: edits after a save are kept. */
export const asksOnLeave = (edits: MenuEdits | undefined): boolean =>
  edits !== undefined && isDirty(edits) && !edits.isGoing;

/** The loaded menu with its draft, before any further edit. */
export function startEdits(
  menuId: string,
  weeks: readonly MenuWeek[],
  since: number,
  draft?: readonly DraftWeek[],
): MenuEdits {
  const isNew = weeks.length === 0;
  const base = isNew ? [emptyWeek()] : keyedWeeks(weeks);
  const read = draft && keyedWeeks(draft);
  // A draft may hold only typed text.
  const edited = read && asText(read) === asText(base) ? base : read;
  const typed = draft?.flatMap((week, at) =>
    days.flatMap((day) => {
      const [text, own] = [week.typed?.[day], edited?.[at]];
      return text && own ? [[fieldOf(own, day), text]] : [];
    }),
  );
  const at = draft?.findIndex(({ isShown }) => isShown);
  const history = startHistory(base, edited === base ? undefined : edited, at);
  return { menuId, base, isNew, since, history, typed: Object.fromEntries(typed ?? []) };
}

/** The same menu was loaded again: the new one counts if the old one has no edits. */
export const loadedAgain = (now: MenuEdits, next: MenuEdits): MenuEdits =>
  now.posted || now.discarded || now.history.future.length > 0 || isDirty(now) ? now : next;

/** What to store of the edits: the weeks, the text in the fields, and which week is shown. */
export const draftOf = (edits: MenuEdits): readonly DraftWeek[] =>
  edits.history.now.weeks.map((week, at) => ({
    ...week,
    isShown: at === edits.history.shown,
    typed: Object.fromEntries(days.map((day) => [day, typedOn(edits, week, day)])),
  }));

/** A visitor's action ends the message about a save. */
const edited = (edits: MenuEdits, more: Partial<MenuEdits>): MenuEdits => {
  const { discarded: _, isGoing: __, ...now } = edits;
  return { ...now, ...more };
};

export const withText = (edits: MenuEdits, day: Day, text: string): MenuEdits =>
  edited(edits, { typed: { ...edits.typed, [fieldOf(shownWeek(edits), day)]: text } });

/** Applies an action to the shown week's dishes; undefined if nothing changes. */
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

/** The menu is sent: the text in the fields is added first. */
export function posting(edits: MenuEdits): MenuEdits {
  const { history } = edits;
  const posted = weeksWithTyped(edits);
  if (posted === history.now.weeks) return { ...edits, posted };
  return edited(edits, { posted, typed: {}, history: changed(history, posted, history.shown) });
}

/** Sending failed, or nobody waits for it: all is as before. */
export const notPosted = (edits: MenuEdits): MenuEdits => ({ ...edits, posted: undefined });

/** The sent menu is saved. Edits from meanwhile stay, to be saved on top of it [MENU-09]. */
export function saved(edits: MenuEdits, since: number): MenuEdits {
  const { posted, ...rest } = edits;
  if (!posted) return edits;
  const now = { ...rest, base: posted, isNew: false, since };
  return isDirty(now)
    ? now
    : { ...now, history: { ...startHistory(posted), shown: now.history.shown } };
}

/** The page goes to the saved menu: edits from meanwhile are kept for it. */
export const going = (edits: MenuEdits, menuId: string): MenuEdits => ({
  ...edits,
  menuId,
  isGoing: true,
});

/** Discards the edits; they can be restored until the next edit. */
export const discardedEdits = (edits: MenuEdits): MenuEdits => ({
  ...edited(edits, { history: startHistory(edits.base), typed: {} }),
  discarded: edits,
});
