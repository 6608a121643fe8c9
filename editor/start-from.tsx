import { memo, type RefObject, useRef, useState } from 'react';
import { draftOf, type KeptDraft, lastDrafts, startsOf } from './drafts';
import { type Draft, emptyDraft } from './model/values';
import type { EditorWidget } from './model/widgets';
import { useStable, useUi } from './ui';
import { timeName } from './ui-languages';

interface StartFromProps {
  readonly widget: EditorWidget;
  /** The content of the form. */
  readonly draft: Draft;
  /** Called with the content to fill the form with. */
  readonly onChoose: (draft: Draft) => void;
}

/**
 * Fills the form from an example, or with what was last written for this widget, or empties it; one
 * press undoes this, until more is written.
 */
export function StartFrom({ widget, draft, onChoose }: StartFromProps) {
  const { t, announce } = useUi();
  const [written] = useState(() => lastDrafts(widget.name));
  const [last, setLast] = useState<{ said: string; before: Draft; taken: Draft }>();
  const select = useRef<HTMLSelectElement>(null);
  const choose = useStable((key: string) => {
    const example = widget.examples[key];
    const own = written[Number(key || Number.NaN)]?.draft;
    const taken = own ?? (example ? draftOf(example) : { ...emptyDraft });
    const said = own ? t('writtenTaken') : key ? t('taken') : t('emptied');
    onChoose(taken);
    setLast({ said, before: draft, taken });
    announce(said);
  });
  const undo = ({ before }: { readonly before: Draft }) => {
    onChoose(before);
    // The button with the focus goes.
    select.current?.focus();
  };
  return (
    <div className="start">
      <Starts widget={widget} written={written} select={select} onChoose={choose} />
      {last && draft === last.taken && (
        <p className="said">
          {last.said}{' '}
          <button type="button" className="quiet" onClick={() => undo(last)}>
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  );
}

interface StartsProps {
  readonly widget: EditorWidget;
  /** What was last written, newest first. */
  readonly written: readonly KeptDraft[];
  readonly select: RefObject<HTMLSelectElement | null>;
  /** Called with the key of an example, the index of a written one, or '' for an empty form. */
  readonly onChoose: (key: string) => void;
}

/** The contents to choose from; not rendered at a key in the form. */
const Starts = memo(({ widget, written, select, onChoose }: StartsProps) => {
  const { t, ui } = useUi();
  return (
    <label>
      <span>{t('start')}</span>
      <select ref={select} value="…" onChange={({ target }) => onChoose(target.value)}>
        <option value="…" disabled>
          {t('anExample')}
        </option>
        <option value="">{t('emptyForm')}</option>
        {written.map(({ time }, at) => (
          <option key={at} value={at}>
            {t('written', { time: timeName(time, ui) })}
          </option>
        ))}
        {startsOf(widget).map(([key, { title }]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
});
