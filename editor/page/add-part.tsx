import { type RefObject, useState } from 'react';
import { escapedText } from '../../src/catalogue/example-markup';
import type { Language } from '../../src/core/page/language';
import { exampleIn } from '../drafts';
import { Tile } from '../elements';
import { foundIn } from '../model/search';
import { widgetsIn } from '../model/widgets';
import { writeSnippet } from '../snippet/write-snippet';
import { useUi } from '../ui';

interface AddPartProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The language of the page with the new part. */
  readonly language: Language;
  /** Called with the markup of the new part, and its name. */
  readonly onAdd: (markup: string, name: string) => void;
}

/** A dialog to choose a new part of the page. */
export function AddPart({ dialog, language, onAdd }: AddPartProps) {
  const { t, ui, settings } = useUi();
  const [wanted, setWanted] = useState('');
  const found = foundIn(widgetsIn(ui), wanted).filter(({ name }) => !settings.hide.includes(name));
  const add = (markup: string, name: string) => {
    dialog.current?.close();
    setWanted('');
    onAdd(markup, name);
  };
  const own = [
    { title: t('addHeading'), markup: `<h2>${escapedText(t('newHeading'))}</h2>` },
    { title: t('addText'), markup: `<p>${escapedText(t('newText'))}</p>` },
  ];
  return (
    <dialog ref={dialog} className="open-snippet" aria-labelledby="add-title">
      <h2 id="add-title">{t('addPart')}</h2>
      <div className="open-buttons">
        {own.map(({ title, markup }) => (
          <button key={title} type="button" onClick={() => add(markup, title)}>
            {title}
          </button>
        ))}
      </div>
      <label htmlFor="add-wanted">{t('addLead')}</label>
      <input
        id="add-wanted"
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p role="status" className="hint">
        {t('parts', { count: found.length })}
      </p>
      <ul className="ready">
        {found.map((widget) => (
          <Tile
            key={widget.name}
            title={widget.title}
            lead={widget.summary}
            onPress={() => add(writeSnippet(widget, exampleIn(widget, language)), widget.title)}
          />
        ))}
      </ul>
      <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
