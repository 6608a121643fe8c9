import { type KeyboardEvent, useEffect, useState } from 'react';
import type { MenuCard, MenuWeek } from '../../api/menu';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { type Action, done } from './actions.model';
import { changed, redone, startHistory, undone } from './history.model';
import { emptyWeek, type KeyedWeek, keyedWeeks, plainWeeks } from './menu.model';
import { texts } from './menu-builder.texts';
import { writeMenuDraft } from './menu-draft';
import { texts as own } from './menu-editor.texts';
import { useKeptFocus } from './use-kept-focus';
import { weekNumber } from './week-number.model';

export interface MenuEditing {
  readonly menuId: string;
  /** The menu as it was loaded; none for a new one, which starts with an empty week [MENU-10]. */
  readonly weeks: readonly MenuWeek[];
  /** Edits from before that are gone on with. */
  readonly kept: readonly MenuWeek[] | undefined;
  /** The week that is shown first, from 0. */
  readonly start: number;
  readonly today: Date;
}

/** Edits of a menu, each of which can be undone; kept for the visit until they are saved. */
export function useMenuEditing({ menuId, weeks, kept, start, today }: MenuEditing) {
  const { announce } = useWidget();
  const t = useTexts(texts);
  const say = useTexts(own);
  const [first] = useState(() => (weeks.length > 0 ? keyedWeeks(weeks) : [emptyWeek()]));
  const [history, setHistory] = useState(() => ({
    ...startHistory(first, kept && keyedWeeks(kept)),
    shown: Math.min(start, (kept ?? first).length - 1),
  }));
  const { board, keep, fallback } = useKeptFocus(history);
  const { now, shown } = history;
  const week = now.weeks[shown] ?? emptyWeek();
  const isDirty = now.weeks !== first;

  useEffect(
    () => writeMenuDraft(menuId, isDirty ? plainWeeks(now.weeks) : null),
    [menuId, isDirty, now.weeks],
  );

  const change = (next: readonly KeyedWeek[], at: number) => setHistory(changed(history, next, at));
  const act = (action: Action, recipes: Readonly<Record<string, MenuCard>>) => {
    const result = done(week, action, recipes);
    if (!result) return;
    const { card, place } = result;
    const day = t(`/menu/${place.day}`);
    keep(action, result);
    change(
      now.weeks.map((one) => (one === week ? result.week : one)),
      shown,
    );
    if (action.does === 'add') announce(say('/menu-editor/added', card.header, day));
    else if (action.does === 'remove') announce(say('/menu-editor/removed', card.header, day));
    else announce(say('/menu-editor/moved', card.header, day, place.index + 1));
  };
  const weekName = (index: number) => t('/menu/week', weekNumber(today, index));
  const addWeek = () => {
    const at = now.weeks.length;
    keep();
    change([...now.weeks, emptyWeek()], at);
    announce(say('/menu-editor/week-added', weekName(at)));
  };
  const removeWeek = () => {
    if (now.weeks.length === 1) return;
    keep();
    change(
      now.weeks.filter((one) => one !== week),
      shown,
    );
    announce(say('/menu-editor/week-removed', weekName(shown)));
  };
  const undo = () => {
    if (history.past.length === 0) return;
    keep();
    setHistory(undone(history));
    announce(say('/menu-editor/undone'));
  };
  const redo = () => {
    if (history.future.length === 0) return;
    keep();
    setHistory(redone(history));
    announce(say('/menu-editor/redone'));
  };
  return {
    week,
    shown,
    weeks: now.weeks,
    isDirty,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    act,
    addWeek,
    removeWeek,
    undo,
    redo,
    show: (index: number) => setHistory({ ...history, shown: index }),
    board,
    fallback,
    /** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; in a text field they are the field's own. */
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (!(ctrlKey || metaKey) || altKey || target instanceof HTMLInputElement) return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      if (letter === 'z' && !shiftKey) undo();
      else redo();
    },
  };
}
