import { useEffect } from 'react';
import { useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { styles } from './listing.styles';
import type { ListedHits } from './use-listing';

interface Props {
  readonly listing: ListedHits<unknown>;
  /** The number of hits in words. */
  readonly text: string;
  /** The text for no hits. */
  readonly empty: string;
  /** What is in place of the hits, or of their number while they are pending. */
  readonly instead?: string | undefined;
}

/** The number of hits; announces it, and that a search runs, to screen readers [IMP-20]. */
export function ResultCount({ listing, text, empty, instead }: Props) {
  const { announce } = useWidget();
  const shared = useSharedTexts();
  const { status, hits, loaded, totalCount, isStarting, isHidden } = listing;

  const found = loaded > 1 ? shared('/shared/shown', hits.length, totalCount) : text;
  // An error announces itself: nothing is loading any more.
  const outcome = status !== 'ready' ? '' : hits.length > 0 ? found : empty;
  const isBusy = status === 'first' || status === 'more';
  const usual = isBusy ? shared('/shared/loading') : outcome;
  const announcement = instead ?? (isHidden ? '' : usual);
  useEffect(() => announce(announcement), [announce, announcement]);

  const isVisible = !isHidden && hits.length > 0;
  return (isStarting || isVisible) && <p className={styles.count}>{isVisible && text}</p>;
}
