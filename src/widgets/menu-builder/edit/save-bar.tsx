import { useEffect, useId, useRef } from 'react';
import { useAnnounced } from '../../../core/element/use-announced';
import { useFailure } from '../../../core/i18n/use-failure';
import { useSharedTexts } from '../../../core/i18n/use-shared-texts';
import { useTexts } from '../../../core/i18n/use-texts';
import { observeSize } from '../../../core/page/observe-size';
import { Button } from '../../../core/ui/button';
import { ButtonLink } from '../../../core/ui/button-link';
import { Notice } from '../../../core/ui/notice';
import { styles as frame } from '../menu-builder.styles';
import { savedAddress } from '../saved-menu';
import { styles } from './menu-editor.styles';
import { texts } from './menu-editor.texts';
import type { useMenuEditing } from './use-menu-editing';
import type { useMenuSave } from './use-menu-save';

interface Props {
  readonly editing: ReturnType<typeof useMenuEditing>;
  readonly saving: ReturnType<typeof useMenuSave>;
  readonly onLeave: () => void;
}

/** What other tabs do with the menu, and the visitor's options [IMP-30]. */
function OtherTabs({ saving }: Pick<Props, 'saving'>) {
  const t = useTexts(texts);
  const { others, asked, saveAnyway, stopAsking } = saving;
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const isAsking = asked > 0;
  // Each press on "save" leads back to the question: only its own button answers it.
  useEffect(() => {
    if (asked > 0) first.current?.focus();
  }, [asked]);
  const warning = others.savedAs
    ? t('/menu-editor/others-saved')
    : others.lock && t('/menu-editor/others-edit');
  useAnnounced(warning);
  if (!warning) return null;
  return (
    <Notice tone="warning">
      <p>{warning}</p>
      {isAsking && <p id={id}>{t('/menu-editor/others-ask')}</p>}
      {(isAsking || others.savedAs) && (
        <div className={frame.offer}>
          {isAsking && (
            <>
              <Button ref={first} size="s" aria-describedby={id} onClick={saveAnyway}>
                {t('/menu-editor/save-anyway')}
              </Button>
              <Button size="s" variant="secondary" onClick={stopAsking}>
                {t('/menu-editor/save-not')}
              </Button>
            </>
          )}
          {others.savedAs && (
            // In a new tab: the edits here stay.
            <ButtonLink
              size="s"
              variant="quiet"
              target="_blank"
              href={savedAddress(window.location.href, others.savedAs)}
            >
              {t('/menu-editor/open-new')}
            </ButtonLink>
          )}
        </div>
      )}
    </Notice>
  );
}

/** The bar at the lower edge of the window while the week is taller: undo, save and leave. */
export function SaveBar({ editing, saving, onLeave }: Props) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const { canUndo, canRedo, undo, redo } = editing;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () =>
      element.parentElement?.style.setProperty('--bar', `${element.offsetHeight}px`);
    return observeSize(measure, element);
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      <OtherTabs saving={saving} />
      {saving.error !== undefined && (
        <Notice tone="error">
          {failure(saving.error, shared('/shared/error'), t('/menu-editor/not-saved'))}
        </Notice>
      )}
      <div className={styles.row}>
        {/* Not disabled: the focus would be lost when the last change is undone. */}
        <Button size="s" variant="quiet" disabled={!canUndo} onClick={undo}>
          {t('/menu-editor/undo')}
        </Button>
        <Button size="s" variant="quiet" disabled={!canRedo} onClick={redo}>
          {t('/menu-editor/redo')}
        </Button>
        <span className={styles.space} />
        <Button size="s" variant="secondary" onClick={onLeave}>
          {t('/menu-editor/leave')}
        </Button>
        <Button size="s" busy={saving.busy} onClick={saving.save}>
          {t('/menu-editor/save')}
        </Button>
      </div>
    </div>
  );
}
