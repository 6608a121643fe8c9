import { memo, useState } from 'react';
import { draftOf } from './drafts';
import { startsOf } from './model/starts';
import { type Draft, emptyDraft } from './model/values';
import type { EditorWidget } from './model/widgets';
import { useUi } from './ui';
import { useStable } from './use-stable';

interface StartFromProps {
  readonly widget: EditorWidget;
  /** The content of the form. */
  readonly draft: Draft;
  /** Called with the content to fill the form with. */
  readonly onChoose: (draft: Draft) => void;
}

/** Fills the form from an example, or empties it; one press undoes this, until more is written. */
export function StartFrom({ widget, draft, onChoose }: StartFromProps) {
  const { t, announce } = useUi();
  const [last, setLast] = useState<{ said: string; before: Draft; taken: Draft }>();
  const choose = useStable((key: string) => {
    const example = widget.examples[key];
    const taken = example ? draftOf(example) : { ...emptyDraft };
    const said = key ? t('taken') : t('emptied');
    onChoose(taken);
    setLast({ said, before: draft, taken });
    announce(said);
  });
  return (
    <div className="start">
      <Starts widget={widget} onChoose={choose} />
      {last && draft === last.taken && (
        <p className="said">
          {last.said}{' '}
          <button type="button" className="quiet" onClick={() => onChoose(last.before)}>
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  );
}

interface StartsProps {
  readonly widget: EditorWidget;
  /** Called with the key of an example, or '' for an empty form. */
  readonly onChoose: (key: string) => void;
}

/** The examples to choose from; not rendered at a key in the form. */
const Starts = memo(({ widget, onChoose }: StartsProps) => {
  const { t } = useUi();
  return (
    <label>
      <span>{t('start')}</span>
      <select value="…" onChange={({ target }) => onChoose(target.value)}>
        <option value="…" disabled>
          {t('anExample')}
        </option>
        <option value="">{t('emptyForm')}</option>
        {startsOf(widget).map(([key, { title }]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
});
