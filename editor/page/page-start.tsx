import { type FormEvent, useId, useState } from 'react';
import type { Language } from '../../src/core/page/language';
import { Tile } from '../elements';
import { useKeptText } from '../kept';
import { readyNames } from '../ready/ready-kinds';
import { readyPage } from '../ready/ready-pages';
import { readerFor } from '../snippet/read-snippet';
import { useUi } from '../ui';
import { timeName } from '../ui-languages';
import { lastPages, type PendingSource, textOf } from './page-history';
import { partName, wholeName } from './part-name';
import { readPage } from './parts';

export interface PageStartProps {
  /** The language of a ready page. */
  readonly language: Language;
  /** Called with the source of the page to start with, and its pending HTML. */
  readonly onBegin: (text: string, pending?: readonly PendingSource[]) => void;
}

/** How a page starts: from a ready one, pasted, or one of those edited last. */
export function PageStart({ language, onBegin }: PageStartProps) {
  const { t, ui } = useUi();
  const id = useId();
  const [text, setText] = useKeptText('pasted page');
  const [last] = useState(() => lastPages());
  const nameOfPage = (page: string) => {
    const [first] = readPage(page, readerFor(ui)).parts;
    return first ? wholeName(partName(first, t)) : '';
  };
  const paste = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setText('');
    onBegin(text);
  };
  return (
    <>
      {last.length > 0 && (
        <section aria-labelledby={`${id}-last`}>
          <h2 id={`${id}-last`}>{t('pageLast')}</h2>
          <ul className="ready">
            {last.map(({ page, time }, at) => (
              <Tile
                key={at}
                title={timeName(time, ui)}
                lead={nameOfPage(textOf(page))}
                onPress={() => onBegin(textOf(page), page.pending)}
              />
            ))}
          </ul>
        </section>
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
              onPress={() => onBegin(readyPage(name, language))}
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
