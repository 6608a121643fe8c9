import { type ReactNode, useEffect, useRef } from 'react';
import { cardGridLayout, gridColumns } from '../cards/card-grid-layout.styles';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { cx } from '../style/css';
import { Notice } from '../ui/notice';
import { styles } from './search.styles';
import { ShowMore } from './show-more';
import type { Search } from './use-search';

interface Props<Hit> {
  readonly search: Search<Hit>;
  /** Columns on wide screens. */
  readonly columns: number;
  /** What stands where there are no hits [SRCH-13]. */
  readonly empty: string;
  /** Stands for a hit that is awaited, as tall as one. */
  readonly skeleton: ReactNode;
  readonly children: (hit: Hit, index: number) => ReactNode;
}

/** More stand-ins than this would be tall enough for any way back. */
const mostSkeletons = 120;

/**
 * The hits, or what stands for them: skeletons for all pages awaited at first, so that the page
 * keeps its height and the browser its place [IMP-01, SRCH-09]; the dimmed old hits during a new
 * search [SRCH-02]; an error with retry [SRCH-14]; nothing while results are hidden [SRCH-08].
 */
export function SearchResults<Hit>(props: Props<Hit>) {
  const { search, columns, empty, skeleton, children } = props;
  const { status, query, hits, loaded, isHidden } = search;
  const shared = useSharedTexts();
  const list = useFocusOnLastPage(search);

  if (status === 'failed')
    return (
      <Notice tone="error" onRetry={search.retry}>
        {shared('/shared/error')}
      </Notice>
    );
  if (isHidden) return null;
  if (status !== 'first' && hits.length === 0) return <p className={styles.empty}>{empty}</p>;
  const isNew = loaded > 0 || hits.length === 0;
  const awaited = status === 'first' && isNew ? (query.page - loaded) * query.pageSize : 0;
  return (
    <>
      <ul
        ref={list}
        className={cx(cardGridLayout, styles.hits, !isNew && styles.dimmed)}
        style={gridColumns(columns)}
        aria-busy={status === 'first'}
      >
        {hits.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hits are only appended or all replaced.
          <li key={index}>{children(hit, index)}</li>
        ))}
        {[...Array(Math.min(awaited, mostSkeletons)).keys()].map((place) => (
          <li key={`awaited ${place}`} aria-hidden>
            {skeleton}
          </li>
        ))}
      </ul>
      {status !== 'first' && <ShowMore search={search} />}
    </>
  );
}

/** When the last page takes the show-more button away, the focus goes to the first new hit. */
function useFocusOnLastPage({ status, hits, hasMore }: Search<unknown>) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  useEffect(() => {
    if (status === 'more') before.current = hits.length;
    const first = before.current;
    if (status !== 'ready' || !first) return;
    before.current = 0;
    const isLost = document.activeElement === document.body;
    if (!hasMore && isLost)
      list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [status, hits, hasMore]);
  return list;
}
