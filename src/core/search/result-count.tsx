import { useEffect } from 'react';
import { useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { isBusy } from './listing-state';
import { styles } from './search.styles';
import { texts } from './search.texts';
import type { ListedHits } from './use-listing';

interface Props {
  readonly listing: ListedHits<unknown>;
  /** The number of hits in words. */
  readonly text: string;
  /** What is said when there are none. */
  readonly empty: string;
}

/** How many hits there are; says it, and that a search runs, to screen readers [IMP-20]. */
export function ResultCount({ listing, text, empty }: Props) {
  const { announce } = useWidget();
  const shared = useSharedTexts();
  const t = useTexts(texts);
  const { status, turn, hits, loaded, totalCount, isStarting, isHidden } = listing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a change of status.
  useEffect(() => {
    if (isHidden) return;
    if (isBusy(listing)) announce(shared('/shared/loading'));
    // An error says itself: nothing is loading any more.
    if (status === 'failed' || status === 'moreFailed') announce('');
    if (status !== 'ready') return;
    if (hits.length === 0) announce(empty);
    else announce(loaded > 1 ? t('/search/shown', hits.length, totalCount) : text);
  }, [status, turn]);

  const isShown = !isHidden && hits.length > 0;
  return (isStarting || isShown) && <p className={styles.count}>{isShown && text}</p>;
}
