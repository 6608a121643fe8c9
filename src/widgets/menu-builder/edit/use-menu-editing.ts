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
import { type Difference, differenceOf } from './history.model';
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

  const weekName = (index: number) => t('/menu/week', weekNumber(today, index));
  const wordsOf = (made: Difference): string => {
    if ('index' in made) {
      const how =
        made.does === 'add-week' ? '/menu-editor/week-added' : '/menu-editor/week-removed';
      return say(how, weekName(made.index));
    }
    const { card, place } = made;
    const day = t(`/menu/${place.day}`);
    if (made.does === 'add') return say('/menu-editor/added', card.header, day);
    if (made.does === 'remove') return say('/menu-editor/removed', card.header, day);
    return say('/menu-editor/moved', card.header, day, place.index + 1);
  };
  /** Returns whether anything has changed. */
  const act = (action: Action): boolean => {
    const next = acted(edits, action);
    if (!next) return false;
    const { card, place } = next.result;
    keep(action, next.result);
    changeEdits(menuId, () => next.edits);
    const { does } = action;
    announce(wordsOf({ does: does === 'add' || does === 'remove' ? does : 'move', card, place }));
    return true;
  };
  const change = (isPossible: boolean, make: (now: MenuEdits) => MenuEdits, more = '') => {
    if (!isPossible) return;
    keep();
    const made = differenceOf(now.weeks, make(edits).history.now.weeks);
    changeEdits(menuId, make);
    announce(`${more} ${made ? wordsOf(made) : ''}`.trim());
  };
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
    addWeek: () => change(true, withWeek),
    removeWeek: () => change(now.weeks.length > 1, withoutWeek),
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
