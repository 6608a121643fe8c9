import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { styles } from './search.styles';
import type { ListedHits } from './use-listing';

/** The button for the next page while there is one, and that call's error [SRCH-04, SRCH-14]. */
export function ShowMore({ listing }: { readonly listing: ListedHits<unknown> }) {
  const shared = useSharedTexts();
  const failure = useFailure();
  const { status, hits, totalCount, hasMore, more, retry } = listing;
  if (!hasMore) return null;
  return (
    <div className={styles.more} data-more>
      <p>{shared('/shared/shown', hits.length, totalCount)}</p>
      {status === 'moreFailed' && (
        <Notice tone="error" onRetry={retry}>
          {failure(listing.error, shared('/shared/error'), '')}
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
