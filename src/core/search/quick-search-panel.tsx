import type { MouseEvent } from 'react';
import type { SuggestionHit } from '../../api/suggestions';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { texts } from './quick-search.texts';
import { styles } from './quick-search-panel.styles';

interface Props {
  /** Id of the list of hits; a hit's is `<id>-<index>`. */
  readonly id: string;
  readonly layout: keyof typeof styles.panelIn;
  readonly busy: boolean;
  readonly hits: readonly SuggestionHit[];
  readonly marked: number;
  readonly allUrl: string;
  /** Asks whether to go to an address. */
  readonly onGo: (url: string) => boolean;
}

/** Hits of these types are products, whose pictures are cut out [QS-10]. */
const productTypes = ['RetailProductPage', 'JyvabroilerProductPage'];

// Into the top layer, where no `overflow` or `z-index` of the host page reaches, if the engine can
// keep it at the field there; otherwise it stands below the field.
const raise = (panel: HTMLElement | null) => {
  if (panel?.showPopover && CSS.supports('anchor-scope: all')) {
    panel.popover = 'manual';
    panel.showPopover();
  } else {
    const { left = 0 } = panel?.parentElement?.getBoundingClientRect() ?? {};
    panel?.style.setProperty('--from-start', `${left}px`);
  }
};

/** What lies below the field: hits, or rows that stand for them, and the way to all of them. */
export function QuickSearchPanel({ id, layout, busy, hits, marked, allUrl, onGo }: Props) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const go = (url: string) => (event: MouseEvent) => {
    if (!onGo(url)) event.preventDefault();
  };
  return (
    <div
      ref={raise}
      className={cx(styles.panel, styles.panelIn[layout], busy && styles.busy)}
      aria-busy={busy}
    >
      {hits.length > 0 && (
        <div id={id} role="listbox" aria-label={t('/quick-search/label')}>
          {hits.map((hit, index) => (
            <Link
              key={hit.contentId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              tabIndex={-1}
              className={styles.hit}
              href={hit.url}
              onClick={go(hit.url)}
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
                <span className={styles.title}>{hit.title}</span>
                {hit.category && <span className={styles.category}>{hit.category}</span>}
                {hit.teaserText && <span className={styles.teaser}>{hit.teaserText}</span>}
              </span>
            </Link>
          ))}
        </div>
      )}
      {busy && hits.length === 0 && <SkeletonRows />}
      <p className={styles.foot}>
        {busy ? (
          <>
            <Spinner /> {t('/quick-search/searching')}
          </>
        ) : hits.length > 0 ? (
          <Link className={styles.all} href={allUrl} onClick={go(allUrl)}>
            {t('/quick-search/all')}
          </Link>
        ) : (
          shared('/shared/no-results')
        )}
      </p>
    </div>
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
