import { useUi } from '../ui';
import { redone, undone } from './page-history';
import type { EditedPage } from './use-page';

/** Undoes a step of the page, or redoes it. */
export function UndoButtons({ page: { history, go } }: { page: EditedPage }) {
  const { t, announce } = useUi();
  const ways = [
    {
      by: -1,
      sign: '↶',
      deed: undone(history),
      none: t.nothingUndone,
      label: t.undoDeed,
      said: t.wasUndone,
    },
    {
      by: 1,
      sign: '↷',
      deed: redone(history),
      none: t.nothingRedone,
      label: t.redoDeed,
      said: t.wasRedone,
    },
  ] as const;
  return (
    <div className="undo">
      {ways.map(({ by, sign, deed, none, label, said }) => (
        <button
          key={by}
          type="button"
          // Not disabled: undoing the last step must not lose the focus.
          aria-disabled={!deed}
          onClick={() => {
            if (!deed) return;
            go(by);
            announce(said(t.deeds[deed]));
          }}
        >
          <span aria-hidden="true">{sign}</span> {deed ? label(t.deeds[deed]) : none}
        </button>
      ))}
    </div>
  );
}
