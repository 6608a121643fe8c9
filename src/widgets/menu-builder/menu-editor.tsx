import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchMenuRecipes, type MenuCard, type MenuWeek } from '../../api/menu';
import { useTexts } from '../../core/i18n/use-texts';
import { useCall } from '../../core/page/use-call';
import { Button } from '../../core/ui/button';
import { late } from '../../core/ui/late';
import { Notice } from '../../core/ui/notice';
import type { Action } from './actions.model';
import { EditDay } from './edit-day';
import { type Day, days } from './menu.model';
import { styles } from './menu-editor.styles';
import { texts } from './menu-editor.texts';
import { SaveBar } from './save-bar';
import { type MenuEditing, useMenuEditing } from './use-menu-editing';
import { useMenuSave } from './use-menu-save';
import { WeekNav } from './week-nav';
import { styles as week } from './week-view.styles';

// Buttons do all that a drag does: who waits for nothing else can go without it.
const DragLayer = late(() => import('./drag-layer').then((module) => module.DragLayer));

export interface MenuEditorProps extends MenuEditing {
  /** When the menu was asked for, in ms. */
  readonly since: number;
  readonly onShow: (index: number) => void;
  readonly onSaved: (weeks: readonly MenuWeek[]) => void;
  /** Leaves the edit mode; what is not saved is kept for the visit. */
  readonly onLeave: () => void;
}

const noRecipes: Readonly<Record<string, MenuCard>> = {};

/** The edit mode: one week at a time, with all that changes it [MENU-04 to MENU-11]. */
export function MenuEditor({ since, onShow, onSaved, onLeave, ...menu }: MenuEditorProps) {
  const t = useTexts(texts);
  const recipes = useCall('recipes', (api, signal) => fetchMenuRecipes(api, { signal }));
  const known = recipes.data ?? noRecipes;
  const editing = useMenuEditing(menu);
  const { weeks, shown, isDirty, board, fallback } = editing;
  const [target, setTarget] = useState<Day>();
  const saving = useMenuSave({
    menuId: menu.menuId,
    since,
    weeks,
    isDirty,
    onSaved: (saved) => {
      onSaved(saved);
      onLeave();
    },
  });
  const latest = useRef((action: Action) => editing.act(action, known));
  latest.current = (action) => editing.act(action, known);
  // The same function always, so that a change renders the cards that it is about.
  const act = useCallback((action: Action) => latest.current(action), []);
  const show = (index: number) => {
    editing.show(index);
    onShow(index);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows what is shown here.
  useEffect(() => onShow(shown), [shown]);
  // The button that led here went with the view.
  useEffect(() => fallback.current?.focus({ preventScroll: true }), [fallback]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside.
    <div ref={board} className={styles.root} onKeyDown={editing.onKeyDown}>
      <div className={styles.head}>
        <WeekNav
          ref={fallback}
          today={menu.today}
          index={shown}
          count={weeks.length}
          onShow={show}
        />
        <div className={styles.buttons}>
          <Button size="s" variant="secondary" icon="plus" onClick={editing.addWeek}>
            {t('/menu-editor/add-week')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            icon="trash"
            aria-disabled={weeks.length === 1}
            onClick={editing.removeWeek}
          >
            {t('/menu-editor/remove-week')}
          </Button>
        </div>
      </div>
      <p className={styles.hint}>{t('/menu-editor/hint')}</p>
      {recipes.status === 'failed' && (
        <Notice tone="warning" onRetry={recipes.retry}>
          {t('/menu-editor/recipes-failed')}
        </Notice>
      )}
      <div className={week.days}>
        {days.map((day) => (
          <EditDay
            key={day}
            day={day}
            cards={editing.week[day]}
            recipes={known}
            isWaiting={recipes.status === 'loading'}
            act={act}
            isTarget={target === day}
          />
        ))}
      </div>
      <SaveBar editing={editing} saving={saving} onLeave={onLeave} />
      <DragLayer
        ifMissing={() => null}
        board={board}
        week={editing.week}
        act={act}
        onTarget={setTarget}
      />
    </div>
  );
}
