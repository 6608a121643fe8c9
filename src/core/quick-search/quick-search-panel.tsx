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
  const { combobox, layout, status, hits, recent, q, searchUrl, onGo, onForget } = props;
  const t = useTexts(texts);
  const panel = useTexts(panelTexts);
  const shared = useSharedTexts();
  const isBusy = status === 'loading';
  const isRecent = recent.length > 0;
  const resultsOf = (text: string) => withParameters(searchUrl, { q: text });
  /** Props of a link: the page is asked first. */
  const linkProps = (url: string, text?: string) => ({
    href: url,
    onClick: (event: MouseEvent) => {
      if (!onGo(url, text)) event.preventDefault();
    },
  });
  const optionProps = (entry: SuggestionHit | string, url: string, text?: string) => ({
    ...combobox.optionProps(entry, entry === combobox.active),
    ...linkProps(url, text),
    tabIndex: -1,
  });
  return (
    <div ref={raise} className={cx(styles.panel, styles.panelIn[layout])} aria-busy={isBusy}>
      {isRecent && (
        <p className={styles.heading} aria-hidden>
          {panel('/quick-search/recent')}
        </p>
      )}
      {hits.length + recent.length > 0 && (
        <div
          {...combobox.listProps(
            isRecent ? panel('/quick-search/recent') : t('/quick-search/label'),
          )}
        >
          {recent.map((text) => (
            <Link
              key={text}
              {...optionProps(text, resultsOf(text), text)}
              className={cx(styles.hit, styles.recent)}
            >
              {drawIcon('search')}
              <span className={styles.title}>{text}</span>
            </Link>
          ))}
          {hits.map((hit) => (
            <Link
              key={hit.contentId || hit.url}
              {...optionProps(hit, hit.url)}
              className={styles.hit}
            >
              <Hit hit={hit} q={q} />
            </Link>
          ))}
        </div>
      )}
      {isBusy && hits.length === 0 && <SkeletonRows />}
      <p className={styles.foot}>
        {isRecent ? (
          <button type="button" className={styles.all} onClick={onForget}>
            {panel('/quick-search/forget')}
          </button>
        ) : isBusy ? (
          <>
            <Spinner /> <span>{t('/quick-search/searching')}</span>
          </>
        ) : hits.length > 0 ? (
          <Link className={styles.all} {...linkProps(resultsOf(q))}>
            {panel('/quick-search/all')}
          </Link>
        ) : (
          <span>{shared('/shared/no-results')}</span>
        )}
      </p>
    </div>
  );
}

/** A hit: its picture, its words, and the words of the query marked in them. */
const Hit = ({ hit, q }: { readonly hit: SuggestionHit; readonly q: string }) => (
  <>
    <span className={styles.picture}>
      {hit.image && (
        <Picture
          src={hit.image}
          alt=""
          ratio="1/1"
          preset={productTypes.includes(hit.type) ? 'product-thumbnail-medium' : 'thumbnail-medium'}
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
  </>
);

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
