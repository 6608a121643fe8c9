import type { KeyboardEvent } from 'react';
import { useWidget } from '../../../core/element/widget-context';
import { useTexts } from '../../../core/i18n/use-texts';
import type { Day } from '../menu.model';
import { texts } from '../menu-builder.texts';
import { datesOf, weekNumber } from '../week-number.model';
import type { Action } from './actions.model';
import { changeEdits } from './edits';
import {
  acted,
  type MenuEdits,
  showing,
  shownWeek,
  withoutWeek,
  withRedo,
  withText,
  withUndo,
  withWeek,
} from './edits.model';
import { texts as own } from './menu-editor.texts';
import { useKeptFocus } from './use-kept-focus';

/** The actions on a menu in edit mode, announced and with the focus kept. */
export function useMenuEditing(menuId: string, edits: MenuEdits, today: Date) {
  const { announce, language } = useWidget();
  const t = useTexts(texts);
  const say = useTexts(own);
  const { history } = edits;
  const { board, keep, fallback } = useKeptFocus(history);
  const { now, past, future, shown } = history;

  /** Returns whether anything has changed. */
  const act = (action: Action): boolean => {
    const next = acted(edits, action);
    if (!next) return false;
    const { card, place } = next.result;
    const day = t(`/menu/${place.day}`);
    keep(action, next.result);
    changeEdits(menuId, () => next.edits);
    if (action.does === 'add') announce(say('/menu-editor/added', card.header, day));
    else if (action.does === 'remove') announce(say('/menu-editor/removed', card.header, day));
    else announce(say('/menu-editor/moved', card.header, day, place.index + 1));
    return true;
  };
  const change = (isPossible: boolean, make: (now: MenuEdits) => MenuEdits, said: string) => {
    if (!isPossible) return;
    keep();
    changeEdits(menuId, make);
    announce(said);
  };
  const weekName = (index: number) => t('/menu/week', weekNumber(today, index));
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  const undo = () => change(canUndo, withUndo, say('/menu-editor/undone'));
  const redo = () => change(canRedo, withRedo, say('/menu-editor/redone'));
  return {
    week: shownWeek(edits),
    dates: datesOf(today, shown, language),
    canUndo,
    canRedo,
    act,
    type: (day: Day, text: string) => changeEdits(menuId, (one) => withText(one, day, text)),
    addWeek: () =>
      change(true, withWeek, say('/menu-editor/week-added', weekName(now.weeks.length))),
    removeWeek: () =>
      change(now.weeks.length > 1, withoutWeek, say('/menu-editor/week-removed', weekName(shown))),
    undo,
    redo,
    show: (index: number) => changeEdits(menuId, (one) => showing(one, index)),
    board,
    fallback,
    /** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; a text field handles its own. */
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
