import { type ReactNode, useId, useRef } from 'react';
import { cardGridLayout, gridColumns } from '../cards/card-grid-layout.styles';
import { BelowHeading, Heading } from '../element/heading';
import { useTexts } from '../i18n/use-texts';
import { ShowMore } from '../listing/show-more';
import type { ListedHits } from '../listing/use-listing';
import { keysOf } from '../page/keys-of';
import { cx } from '../style/css';
import { visuallyHidden } from '../style/visually-hidden';
import { Failure } from '../ui/failure';
import { Notice } from '../ui/notice';
import { useFocusOnMore } from '../ui/use-focus-on-more';
import { styles } from './search.styles';
import { texts } from './search.texts';

/** How hits are shown. */
export interface Hits<Hit> {
  /** Columns on wide screens. */
  readonly columns: number;
  /** Whether a phone of 340 px or more shows two side by side. */
  readonly dense?: boolean;
  /** A placeholder for a pending hit, of the same height. */
  readonly skeleton: ReactNode;
  /** A hit's card; a `memo`, so that a press without a change of the hits renders none again. */
  readonly card: (hit: Hit, index: number) => ReactNode;
}

/** What a hit is known by. */
export interface KnownHit {
  readonly contentId: string;
  readonly url: string;
}

interface Props<Hit> extends Hits<Hit> {
  readonly listing: ListedHits<Hit>;
  /** The number of hits per page. */
  readonly pageSize: number;
  /** Shown if there are no hits [SRCH-13]. */
  readonly empty: ReactNode;
}

/** So many skeletons are tall enough for any scroll position to return to. */
const maxSkeletons = 120;

/**
 * The hits or their placeholders: skeletons for all pages of the first request, so that the page
 * keeps its height and the browser its position [IMP-01, SRCH-09]; the dimmed old hits during a new
 * search [SRCH-02]; an error with retry [SRCH-14]; nothing while results are hidden [SRCH-08].
 */
export function SearchResults<Hit extends KnownHit>(props: Props<Hit>) {
  const { listing, pageSize, columns, dense, empty, skeleton, card } = props;
  const { status, hits, loaded, isHidden } = listing;
  const t = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const onMore = useFocusOnMore(list, hits.length, 'a, button');
  const titleId = useId();

  if (status === 'failed') return <Failure call={listing} />;
  if (isHidden) return null;
  if (status !== 'first' && hits.length === 0) return <div className={styles.empty}>{empty}</div>;
  const isNew = loaded > 0 || hits.length === 0;
  // A picture that loads slowly leaves none of another hit under this one's title.
  const keys = keysOf(hits, ({ contentId, url }) => contentId || url);
  const awaited = isNew ? listing.awaited * pageSize : 0;
  return (
    <div className={styles.results}>
      {listing.isSlow && (
        <Notice tone="warning" onRetry={listing.retry}>
          {t('/search/slow')}
        </Notice>
      )}
      <Heading id={titleId} className={visuallyHidden}>
        {t('/search/results')}
      </Heading>
      <ul
        ref={list}
        className={cx(cardGridLayout, styles.hits, dense && styles.dense, !isNew && styles.dimmed)}
        style={gridColumns(columns)}
        aria-labelledby={titleId}
        aria-busy={status === 'first'}
      >
        <BelowHeading>
          {hits.map((hit, index) => (
            <li key={keys[index]}>{card(hit, index)}</li>
          ))}
        </BelowHeading>
        {[...Array(Math.min(awaited, maxSkeletons))].map((_, place) => (
          <li key={`awaited ${place}`} aria-hidden>
            {skeleton}
          </li>
        ))}
      </ul>
      {status !== 'first' && <ShowMore listing={listing} onMore={onMore} />}
    </div>
  );
}
