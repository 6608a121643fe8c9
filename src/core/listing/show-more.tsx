import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from '../ui/button';
import { Failure } from '../ui/failure';
import { styles } from './listing.styles';
import type { ListedHits } from './use-listing';

interface Props {
  readonly listing: ListedHits<unknown>;
  readonly onMore: () => void;
}

/** The button for the next page while there is one, and that call's error [SRCH-04, SRCH-14]. */
export function ShowMore({ listing, onMore }: Props) {
  const shared = useSharedTexts();
  const { status, hits, totalCount, hasMore, more, retry } = listing;
  if (!hasMore) return null;
  return (
    <div className={styles.more} data-more>
      <p>{shared('/shared/shown', hits.length, totalCount)}</p>
      {status === 'moreFailed' && <Failure call={listing} />}
      <Button
        variant="secondary"
        busy={status === 'more' || listing.isRetrying}
        onClick={() => {
          onMore();
          (status === 'moreFailed' ? retry : more)();
        }}
      >
        {shared('/shared/show-more')}
      </Button>
    </div>
  );
}
