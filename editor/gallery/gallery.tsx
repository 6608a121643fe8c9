import { useState } from 'react';
import { byPurpose } from '../../scripts/describe/by-purpose';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { type EditorWidget, widgets } from '../model/widgets';
import { useUi } from '../ui';
import { Picture } from './picture';

export interface GalleryProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly onChoose: (name: string) => void;
}

/** Whether all words are found in what is known of a widget. */
function isMeant(widget: EditorWidget, purpose: string, words: readonly string[]): boolean {
  const { contract, title, name } = widget;
  const fields = widget.fields.map(({ label }) => label).join(' ');
  const text = `${name} ${title} ${contract.summary} ${purpose} ${fields}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** All widgets by what they are for, each with its picture. */
export function Gallery({ brand, language, onChoose }: GalleryProps) {
  const { t } = useUi();
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = byPurpose(widgets, ({ contract }) => contract)
    .map(({ purpose, widgets: all }) => ({
      purpose,
      found: all.filter((widget) => isMeant(widget, t.purposes[purpose], words)),
    }))
    .filter(({ found }) => found.length > 0);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className="gallery">
      <div className="gallery-head">
        <h1>{t.name}</h1>
        <p className="lead">{t.lead}</p>
        <div className="gallery-search">
          <label htmlFor="wanted">{t.search}</label>
          <input
            id="wanted"
            type="search"
            value={wanted}
            aria-describedby="wanted-hint"
            onChange={({ target }) => setWanted(target.value)}
          />
          <p id="wanted-hint" className="hint">
            {t.searchHint}
          </p>
          <p role="status">{t.widgetCount(count)}</p>
        </div>
      </div>
      {count === 0 && (
        <p>
          {t.noneFound}{' '}
          <button type="button" className="quiet" onClick={() => setWanted('')}>
            {t.showAll}
          </button>
        </p>
      )}
      {groups.map(({ purpose, found }) => (
        <section key={purpose} aria-labelledby={`for-${purpose}`}>
          <h2 id={`for-${purpose}`}>{t.purposes[purpose]}</h2>
          <ul className="tiles">
            {found.map((widget) => (
              <li key={widget.name} className="tile">
                <Picture widget={widget} brand={brand} language={language} />
                <h3>
                  <button type="button" onClick={() => onChoose(widget.name)}>
                    {widget.title}
                  </button>
                </h3>
                <p lang="en">{widget.contract.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
