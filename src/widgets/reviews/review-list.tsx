import { useRef } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { ShowMore } from '../../core/listing/show-more';
import type { ListedHits } from '../../core/listing/use-listing';
import { Failure } from '../../core/ui/failure';
import { Skeleton } from '../../core/ui/skeleton';
import { useFocusOnMore } from '../../core/ui/use-focus-on-more';
import { ReviewCard } from './review-card';
import { styles as card } from './review-card.styles';
import type { ListedReview } from './reviews.model';
import { styles } from './reviews.styles';
import { texts } from './reviews.texts';

interface Props {
  readonly reviews: ListedHits<ListedReview>;
  /** The number of reviews per page. */
  readonly pageSize: number;
  /** Id of the element that names the list. */
  readonly titleId: string;
}

/** Most products have no full page: one row of placeholders is enough. */
const awaitedAtFirst = 3;

const CardSkeleton = () => (
  <div className={card.root}>
    <Skeleton width="40%" height="1.5em" />
    <Skeleton height="6em" />
    <Skeleton width="60%" />
  </div>
);

/** The reviews, or placeholders, a text for none, an error with a retry [IMP-01, IMP-02]. */
export function ReviewList({ reviews, pageSize, titleId }: Props) {
  const t = useTexts(texts);
  const { status, hits, awaited } = reviews;
  const list = useRef<HTMLUListElement>(null);
  const onMore = useFocusOnMore(list, hits.length, 'a, button');
  const places = awaited > 1 ? awaited * pageSize : awaited * awaitedAtFirst;
  return (
    <>
      {status === 'failed' && <Failure call={reviews} />}
      {status === 'ready' && hits.length === 0 && (
        <p className={styles.none}>{t('/reviews/none')}</p>
      )}
      {(hits.length > 0 || places > 0) && (
        <ul
          ref={list}
          className={styles.list}
          aria-labelledby={titleId}
          aria-busy={status === 'first'}
        >
          {hits.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
          {[...Array(places)].map((_, place) => (
            <li key={`awaited ${place}`} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {status !== 'first' && <ShowMore listing={reviews} onMore={onMore} />}
    </>
  );
}
