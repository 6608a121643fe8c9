import { useEffect, useRef } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { lendFocus } from '../ui/lend-focus';
import { Notice } from '../ui/notice';
import { styles } from './search.styles';
import { texts } from './search.texts';
import type { ListedHits } from './use-listing';

/** The way to the next page while there is one, and what went wrong on it [SRCH-04, SRCH-14]. */
export function ShowMore({ listing }: { readonly listing: ListedHits<unknown> }) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const { status, hits, totalCount, hasMore, more, retry } = listing;
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <p>{t('/search/shown', hits.length, totalCount)}</p>
      {status === 'moreFailed' && (
        <Notice tone="error" onRetry={retry}>
          {shared('/shared/error')}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={status === 'more'}
        onClick={status === 'moreFailed' ? retry : more}
      >
        {shared('/shared/show-more')}
      </Button>
    </div>
  );
}

/**
 * After a press on show more the focus goes on to the first new hit, which the next Tab would skip
 * [IMP-12].
 *
 * @returns What the list of the hits has as its `ref`.
 */
export function useFocusOnMore({ status, hits }: ListedHits<unknown>) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  useEffect(() => {
    if (status === 'more') before.current = hits.length;
    const first = before.current;
    if (status !== 'ready' || !first || !list.current) return;
    before.current = 0;
    const { activeElement: at } = list.current.getRootNode() as Document | ShadowRoot;
    const isLost = !at || at === document.body;
    // Who has gone on elsewhere meanwhile is left there.
    if (!isLost && !at.matches(`.${styles.more} *`)) return;
    const hit = (list.current.children[first] ?? list.current.lastElementChild) as HTMLElement;
    lendFocus(hit?.querySelector<HTMLElement>('a, button') ?? hit);
  }, [status, hits]);
  return list;
}
