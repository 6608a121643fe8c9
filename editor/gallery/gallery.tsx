import { byPurpose } from '../../scripts/describe/by-purpose';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { Tile } from '../elements';
import { foundIn } from '../model/search';
import { widgetsIn } from '../model/widgets';
import { useUi } from '../ui';
import { Picture } from './picture';

export interface GalleryProps {
  readonly brand: Brand;
  readonly language: Language;
  /** The search text. */
  readonly wanted: string;
  readonly onSearch: (wanted: string) => void;
  readonly onChoose: (name: string) => void;
  /** Shows the edited whole page. */
  readonly onPage: () => void;
}

/** All widgets by their purpose, each with its picture. */
export function Gallery(props: GalleryProps) {
  const { brand, language, wanted, onSearch, onChoose, onPage } = props;
  const { t, ui, settings } = useUi();
  const found = foundIn(widgetsIn(ui), wanted).filter(({ name }) => !settings.hide.includes(name));
  return (
    <div className="gallery">
      <div className="gallery-head">
        <h1 tabIndex={-1}>{t('name')}</h1>
        <p className="lead">{t('lead')}</p>
        <p>
          <button type="button" className="main" onClick={onPage}>
            {t('pageOpen')}
          </button>
        </p>
        <div className="gallery-search">
          <label htmlFor="wanted">{t('search')}</label>
          <input
            id="wanted"
            type="search"
            value={wanted}
            aria-describedby="wanted-hint"
            onChange={({ target }) => onSearch(target.value)}
          />
          <p id="wanted-hint" className="hint">
            {t('searchHint')}
          </p>
          <p role="status">{t('parts', { count: found.length })}</p>
        </div>
      </div>
      {found.length === 0 && (
        <p>
          {t('noneFound')}{' '}
          <button type="button" className="quiet" onClick={() => onSearch('')}>
            {t('showAll')}
          </button>
        </p>
      )}
      {byPurpose(found, ({ contract }) => contract).map(({ purpose, widgets }) => (
        <section key={purpose} aria-labelledby={`for-${purpose}`}>
          <h2 id={`for-${purpose}`}>{t(`purposes.${purpose}`)}</h2>
          <ul className="tiles">
            {widgets.map((widget) => (
              <Tile
                key={widget.name}
                id={`of-${widget.name}`}
                title={widget.title}
                lead={widget.summary}
                onPress={() => onChoose(widget.name)}
              >
                <Picture widget={widget} brand={brand} language={language} />
              </Tile>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
