import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchMenuRecipes } from '../../../api/menu';
import { useTexts } from '../../../core/i18n/use-texts';
import { useCall } from '../../../core/page/use-call';
import { cx } from '../../../core/style/css';
import { Button } from '../../../core/ui/button';
import { Notice } from '../../../core/ui/notice';
import { usePressGuard } from '../../../core/ui/press-guard';
import { DragLayer } from '../drag/drag-layer';
import { type Day, days, type Recipes } from '../menu.model';
import { styles as frame } from '../menu-builder.styles';
import { WeekNav } from '../week-nav';
import { styles as view } from '../week-view.styles';
import type { Action } from './actions.model';
import { EditDay } from './edit-day';
import { type MenuEdits, typedOn } from './edits.model';
import { styles } from './menu-editor.styles';
import { texts } from './menu-editor.texts';
import { SaveBar } from './save-bar';
import { useMenuEditing } from './use-menu-editing';
import { useMenuSave } from './use-menu-save';

export interface MenuEditorProps {
  readonly menuId: string;
  readonly edits: MenuEdits;
  readonly today: Date;
  /** Leaves the edit mode; unsaved edits are kept for the visit. */
  readonly onLeave: () => void;
}

const noRecipes: Recipes = {};

/** The edit mode: one week at a time, with all its actions [MENU-04 to MENU-11]. */
export function MenuEditor({ menuId, edits, today, onLeave }: MenuEditorProps) {
  const t = useTexts(texts);
  usePressGuard();
  const call = useCall('recipes', (api, signal) => fetchMenuRecipes(api, { signal }));
  const recipes = call.data ?? noRecipes;
  const editing = useMenuEditing(menuId, edits, today);
  const { week, board, fallback } = editing;
  const count = edits.history.now.weeks.length;
  const [target, setTarget] = useState<Day>();
  const saving = useMenuSave({ menuId, edits, recipes: call.data, onSaved: onLeave });
  const latest = useRef(editing);
  latest.current = editing;
  // Stable functions, so that a change renders only the cards that it concerns.
  const act = useCallback((action: Action) => latest.current.act(action), []);
  const type = useCallback((day: Day, text: string) => latest.current.type(day, text), []);
  // The button that opened the editor disappeared with its view.
  useEffect(() => fallback.current?.focus({ preventScroll: true }), [fallback]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside.
    <div ref={board} className={styles.root} onKeyDown={editing.onKeyDown}>
      <div className={frame.head}>
        <WeekNav
          ref={fallback}
          today={today}
          index={edits.history.shown}
          count={count}
          onShow={editing.show}
        />
        <div className={frame.buttons}>
          <Button size="s" variant="secondary" icon="plus" onClick={editing.addWeek}>
            {t('/menu-editor/add-week')}
          </Button>
          <Button
            size="s"
            variant="secondary"
            icon="trash"
            disabled={count === 1}
            // The second press of a double click must not remove the next week.
            onClick={({ detail }) => detail < 2 && editing.removeWeek()}
          >
            {t('/menu-editor/remove-week')}
          </Button>
        </div>
      </div>
      <p className={styles.hint}>{t('/menu-editor/hint')}</p>
      {call.status === 'failed' && (
        <Notice tone="warning" onRetry={call.retry} isRetrying={call.isRetrying}>
          {t('/menu-editor/recipes-failed')}
        </Notice>
      )}
      <div className={cx(view.days, styles.days)}>
        {days.map((day, at) => (
          <EditDay
            key={day}
            day={day}
            date={editing.dates[at] ?? ''}
            cards={week[day]}
            recipes={recipes}
            text={typedOn(edits, week, day)}
            act={act}
            type={type}
            isTarget={target === day}
          />
        ))}
      </div>
      <SaveBar editing={editing} saving={saving} onLeave={onLeave} />
      <DragLayer board={board} week={week} act={act} onTarget={setTarget} />
    </div>
  );
}
