import { Skeleton } from '../ui/skeleton';
import { styles } from './card.styles';
import { type CardType, cardLooks } from './card-types';

/** A placeholder for a card of the type: its picture, a header of two lines, and its codes. */
export function CardSkeleton({ type = 'headerImageSquare' }: { type?: CardType }) {
  const { ratio, codes } = cardLooks[type];
  return (
    <div className={styles.root} aria-hidden="true">
      {ratio && <Skeleton ratio={ratio} />}
      <div className={styles.body}>
        <Skeleton height="1.25em" />
        <Skeleton height="1.25em" width="60%" />
        {codes && (
          <>
            <Skeleton width="80%" />
            <Skeleton width="70%" />
          </>
        )}
      </div>
    </div>
  );
}
