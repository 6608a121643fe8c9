import { type FormEvent, useId, useRef, useState } from 'react';
import { useKeptText } from './kept';
import { type ReadTag, readerFor, readSnippet } from './snippet/read-snippet';
import { wrongIn } from './snippet/write-snippet';
import { useUi } from './ui';

interface OpenSnippetProps {
  readonly onOpen: (tag: ReadTag) => void;
  /** Uses the text as a whole page. */
  readonly onBegin: (text: string) => void;
}

/** A dialog to paste a snippet for editing; of several tags one is chosen. */
export function OpenSnippet({ onOpen, onBegin }: OpenSnippetProps) {
  const { t, ui } = useUi();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useKeptText('snippet');
  const [found, setFound] = useState<readonly ReadTag[]>();
  const end = () => {
    dialog.current?.close();
    setText('');
    setFound(undefined);
  };
  const open = (tag: ReadTag) => {
    end();
    onOpen(tag);
  };
  const begin = () => {
    end();
    onBegin(text);
  };
  const read = (event: FormEvent) => {
    event.preventDefault();
    const tags = readSnippet(text, readerFor(ui));
    const [only, another] = tags;
    if (only?.widget && !another) open(only);
    else setFound(tags);
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {t('open')}
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-title`} className="open-snippet">
        <h2 id={`${id}-title`}>{t('open')}</h2>
        <p>{t('openLead')}</p>
        <form onSubmit={read}>
          <label htmlFor={`${id}-text`}>{t('snippet')}</label>
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
              {t('openButton')}
            </button>
            <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
              {t('close')}
            </button>
          </div>
        </form>
        <div role="status">
          {found && found.length > 1 && (
            <p>
              <button type="button" className="main" onClick={begin}>
                {t('pageOpen')}
              </button>
            </p>
          )}
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

function FoundTags({ found, isData, onOpen }: FoundTagsProps) {
  const { t } = useUi();
  if (found.length === 0)
    return <p className="wrong">{isData ? t('onlyData') : t('nothingRead')}</p>;
  return (
    <>
      {found.length > 1 && <p>{t('several', { count: found.length })}</p>}
      <ol className="found">
        {found.map((tag, at) => (
          <li key={at}>
            {tag.widget && <strong>{tag.widget.title}</strong>}
            <code translate="no">{tag.written}</code>
            {tag.widget ? (
              <p>
                {t('wrongInIt', { count: wrongIn(tag) })}{' '}
                <button
                  type="button"
                  aria-label={`${t('edit')}: ${tag.widget.title}`}
                  onClick={() => onOpen(tag)}
                >
                  {t('edit')}
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
