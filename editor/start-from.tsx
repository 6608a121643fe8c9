import { useState } from 'react';
import type { Example } from '../src/core/element/examples';
import { startsOf } from './model/starts';
import type { EditorWidget } from './model/widgets';
import { useUi } from './ui';

interface StartFromProps {
  readonly widget: EditorWidget;
  /** Takes the example to fill the form with; undefined empties it. */
  readonly onChoose: (example: Example | undefined) => void;
}

/** Fills the form from an example, or empties it; one press takes it back. */
export function StartFrom({ widget, onChoose }: StartFromProps) {
  const { t, announce } = useUi();
  const [said, setSaid] = useState('');
  const choose = (key: string) => {
    onChoose(widget.examples[key]);
    const words = key ? t.taken : t.emptied;
    setSaid(words);
    announce(words);
  };
  return (
    <div className="start">
      <label>
        <span>{t.start}</span>
        <select value="…" onChange={({ target }) => choose(target.value)}>
          <option value="…" disabled>
            {t.choose}
          </option>
          <option value="">{t.emptyForm}</option>
          {startsOf(widget).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {said && (
        <p className="said">
          {said}{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setSaid('');
              history.back();
            }}
          >
            {t.undo}
          </button>
        </p>
      )}
    </div>
  );
}
