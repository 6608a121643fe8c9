import { useUi } from '../ui';
import { redone, undone } from './page-history';
import type { EditedPage } from './use-page';

/** Undoes a step of the page, or redoes it. */
export function UndoButtons({ page: { history, go } }: { page: EditedPage }) {
  const { t, announce } = useUi();
  const undo = undone(history);
  const redo = redone(history);
  const undoWhat = undo && { what: t(`deeds.${undo}`) };
  const redoWhat = redo && { what: t(`deeds.${redo}`) };
  // Not disabled: undoing the last step must not lose the focus.
  return (
    <div className="undo">
      <button
        type="button"
        aria-disabled={!undo}
        onClick={() => {
          if (!undo) return;
          go(-1);
          announce(t('wasUndone', undoWhat));
        }}
      >
        <span aria-hidden="true">↶</span> {undo ? t('undoDeed', undoWhat) : t('undo')}
      </button>
      <button
        type="button"
        aria-disabled={!redo}
        onClick={() => {
          if (!redo) return;
          go(1);
          announce(t('wasRedone', redoWhat));
        }}
      >
        <span aria-hidden="true">↷</span> {redo ? t('redoDeed', redoWhat) : t('redo')}
      </button>
    </div>
  );
}
