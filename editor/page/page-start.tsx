import { type FormEvent, useId, useState } from 'react';
import { type ReadyName, readyNames } from '../ready/ready-kinds';
import { Tile } from '../tile';
import { useUi } from '../ui';
import { lastPage } from './kept-page';

interface PageStartProps {
  /** Called with the source of the page to start with. */
  readonly onPaste: (text: string) => void;
  readonly onReady: (name: ReadyName) => void;
}

/** How a page starts: from a ready one, pasted, or the one edited last. */
export function PageStart({ onPaste, onReady }: PageStartProps) {
  const { t } = useUi();
  const id = useId();
  const [text, setText] = useState('');
  const [last] = useState(lastPage);
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onPaste(text);
  };
  return (
    <>
      {last && (
        <p>
          <button type="button" onClick={() => onPaste(last)}>
            {t('pageLast')}
          </button>
        </p>
      )}
      <section aria-labelledby={`${id}-ready`}>
        <h2 id={`${id}-ready`}>{t('pageReady')}</h2>
        <p className="hint">{t('pageReadyHint')}</p>
        <ul className="ready">
          {readyNames.map((name) => (
            <Tile
              key={name}
              title={t(`ready.${name}.title`)}
              lead={t(`ready.${name}.lead`)}
              onPress={() => onReady(name)}
            />
          ))}
        </ul>
      </section>
      <form className="paste" onSubmit={paste}>
        <h2>
          <label htmlFor={id}>{t('pagePaste')}</label>
        </h2>
        <p className="hint" id={`${id}-hint`}>
          {t('pagePasteHint')}
        </p>
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="main">
          {t('pagePasteButton')}
        </button>
      </form>
    </>
  );
}
