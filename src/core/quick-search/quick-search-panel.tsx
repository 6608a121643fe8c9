import type { MouseEvent } from 'react';
import type { SuggestionHit } from '../../api/suggestions';
import { withParameters } from '../../read/link';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { drawIcon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import type { Combobox } from '../ui/use-combobox';
import { MarkedText } from './marked-text';
import { texts } from './quick-search.texts';
import { styles } from './quick-search-panel.styles';
import { texts as panelTexts } from './quick-search-panel.texts';
import type { Suggestions } from './use-suggestions';

interface Props extends Suggestions {
  readonly combobox: Combobox<SuggestionHit | string>;
  readonly layout: keyof typeof styles.panelIn;
  /** The search text; its words are marked in the hits. */
  readonly q: string;
  readonly searchUrl: string;
  /** Asks whether to go to an address to which the text `q` led. */
  readonly onGo: (url: string, q?: string) => boolean;
  /** Removes the earlier searches. */
  readonly onForget: () => void;
}

/** Hits of these types are products, whose pictures are cut out [QS-10]. */
const productTypes = ['RetailProductPage', 'JyvabroilerProductPage'];

// Into the top layer, above any `overflow` or `z-index` of the host page, if the engine can keep it
// at the field there; otherwise it is below the field.
const raise = (panel: HTMLElement | null) => {
  if (panel?.showPopover && CSS.supports('anchor-scope: all')) {
    panel.popover = 'manual';
    panel.showPopover();
  } else {
    const { left = 0 } = panel?.parentElement?.getBoundingClientRect() ?? {};
    panel?.style.setProperty('--from-start', `${left}px`);
  }
};

/** The panel below the field: hits and the link to all of them, or earlier searches. */
export function QuickSearchPanel(props: Props) {
  const { layout, status, recent } = props;
  return (
    <div
      ref={raise}
      className={cx(styles.panel, styles.panelIn[layout])}
      aria-busy={status === 'loading'}
    >
      {recent.length > 0 ? <Recent {...props} /> : <Found {...props} />}
    </div>
  );
}

const goBy = (may: () => boolean) => (event: MouseEvent) => {
  if (!may()) event.preventDefault();
};

function Found({ combobox, status, hits, q, searchUrl, onGo }: Props) {
  const busy = status === 'loading';
  const t = useTexts(texts);
  const panel = useTexts(panelTexts);
  const shared = useSharedTexts();
  const allUrl = withParameters(searchUrl, { q });
  return (
    <>
      {hits.length > 0 && (
        <div {...combobox.listProps(t('/quick-search/label'))}>
          {hits.map((hit) => (
            <Link
              key={hit.contentId || hit.url}
              {...combobox.optionProps(hit, hit === combobox.active)}
              tabIndex={-1}
              className={styles.hit}
              href={hit.url}
              onClick={goBy(() => onGo(hit.url))}
            >
              <span className={styles.picture}>
                {hit.image && (
                  <Picture
                    src={hit.image}
                    alt=""
                    ratio="1/1"
                    preset={
                      productTypes.includes(hit.type)
                        ? 'product-thumbnail-medium'
                        : 'thumbnail-medium'
                    }
                  />
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>
                  <MarkedText text={hit.title} q={q} />
                </span>
                {hit.category && <span className={styles.category}>{hit.category}</span>}
                {hit.teaserText && (
                  <span className={styles.teaser}>
                    <MarkedText text={hit.teaserText} q={q} />
                  </span>
                )}
              </span>
            </Link>
          ))}
        </div>
      )}
      {busy && hits.length === 0 && <SkeletonRows />}
      <p className={styles.foot}>
        {busy ? (
          <>
            <Spinner /> <span>{t('/quick-search/searching')}</span>
          </>
        ) : hits.length > 0 ? (
          <Link className={styles.all} href={allUrl} onClick={goBy(() => onGo(allUrl))}>
            {panel('/quick-search/all')}
          </Link>
        ) : (
          <span>{shared('/shared/no-results')}</span>
        )}
      </p>
    </>
  );
}

function Recent({ combobox, recent, searchUrl, onGo, onForget }: Props) {
  const t = useTexts(panelTexts);
  return (
    <>
      <p className={styles.heading} aria-hidden>
        {t('/quick-search/recent')}
      </p>
      <div {...combobox.listProps(t('/quick-search/recent'))}>
        {recent.map((text) => {
          const url = withParameters(searchUrl, { q: text });
          return (
            <Link
              key={text}
              {...combobox.optionProps(text, text === combobox.active)}
              tabIndex={-1}
              className={cx(styles.hit, styles.recent)}
              href={url}
              onClick={goBy(() => onGo(url, text))}
            >
              {drawIcon('search')}
              <span className={styles.title}>{text}</span>
            </Link>
          );
        })}
      </div>
      <p className={styles.foot}>
        <button type="button" className={styles.all} onClick={onForget}>
          {t('/quick-search/forget')}
        </button>
      </p>
    </>
  );
}

const SkeletonRows = () =>
  [0, 1, 2, 3, 4].map((row) => (
    <div key={row} className={styles.bones} aria-hidden>
      <Skeleton ratio="1/1" />
      <span className={styles.words}>
        <Skeleton height="0.75em" width="30%" />
        <Skeleton height="1em" width="60%" />
        <Skeleton height="0.75em" width="90%" />
      </span>
    </div>
  ));
