import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { styles } from './search.styles';
import type { ListedHits } from './use-listing';

interface Props {
  readonly listing: ListedHits<unknown>;
}

/** The error of a listing's last call, with a retry [SRCH-14]. */
export function ListingError({ listing }: Props) {
  const usual = useSharedTexts()('/shared/error');
  const failure = useFailure();
  return (
    <Notice tone="error" onRetry={listing.retry}>
      {failure(listing.error, usual, '')}
    </Notice>
  );
}

/** The button for the next page while there is one, and that call's error [SRCH-04, SRCH-14]. */
export function ShowMore({ listing }: Props) {
  const shared = useSharedTexts();
  const { status, hits, totalCount, hasMore, more, retry } = listing;
  if (!hasMore) return null;
  return (
    <div className={styles.more} data-more>
      <p>{shared('/shared/shown', hits.length, totalCount)}</p>
      {status === 'moreFailed' && <ListingError listing={listing} />}
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
