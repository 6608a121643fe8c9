import { useId, useRef, useState } from 'react';
import { wordsFor } from '../src/help/words';
import { formMistakes } from './model/mistakes';
import { widgetsIn } from './model/widgets';
import { type ReadTag, readSnippet } from './snippet/read-snippet';
import { useUi } from './ui';

/** A window into which a snippet is pasted, to be edited; of several tags one is chosen. */
export function OpenSnippet({ onOpen }: { onOpen: (tag: ReadTag) => void }) {
  const { t, ui } = useUi();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly ReadTag[]>();
  const open = (tag: ReadTag) => {
    dialog.current?.close();
    setText('');
    setFound(undefined);
    onOpen(tag);
  };
  const read = () => {
    const tags = readSnippet(text, { widgets: widgetsIn(ui), words: wordsFor(ui), texts: t });
    const [only, another] = tags;
    if (only?.widget && !another) open(only);
    else setFound(tags);
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {t.open}
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-title`} className="open-snippet">
        <h2 id={`${id}-title`}>{t.open}</h2>
        <p>{t.openLead}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            read();
          }}
        >
          <label htmlFor={`${id}-text`}>{t.openLabel}</label>
          <textarea
            id={`${id}-text`}
            rows={8}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFound(undefined);
            }}
          />
          <div className="open-buttons">
            <button type="submit" className="main">
              {t.openButton}
            </button>
            <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
              {t.close}
            </button>
          </div>
        </form>
        <div role="status">
          {found && <FoundTags found={found} isData={/^\s*[[{]/.test(text)} onOpen={open} />}
        </div>
      </dialog>
    </>
  );
}

interface FoundTagsProps {
  readonly found: readonly ReadTag[];
  readonly isData: boolean;
  readonly onOpen: (tag: ReadTag) => void;
}

/** How much is wrong with a tag: as it is written, and with what it says. */
const wrongIn = ({ widget, draft, mistakes }: ReadTag): number =>
  mistakes.length +
  (widget ? formMistakes(widget.contract, widget.fields, draft.values).length : 0);

function FoundTags({ found, isData, onOpen }: FoundTagsProps) {
  const { t } = useUi();
  if (found.length === 0) return <p className="wrong">{isData ? t.onlyData : t.nothingRead}</p>;
  return (
    <>
      {found.length > 1 && <p>{t.several(found.length)}</p>}
      <ol className="found">
        {found.map((tag, at) => (
          <li key={at}>
            {tag.widget && <strong>{tag.widget.title}</strong>}
            <code translate="no">{tag.written}</code>
            {tag.widget ? (
              <p>
                {t.wrongInIt(wrongIn(tag))}{' '}
                <button
                  type="button"
                  aria-label={`${t.edit}: ${tag.widget.title}`}
                  onClick={() => onOpen(tag)}
                >
                  {t.edit}
                </button>
              </p>
            ) : (
              <p className="wrong">{tag.mistakes.join(' ')}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
