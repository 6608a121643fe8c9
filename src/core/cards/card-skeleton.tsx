import { css, cx } from '../style/css';
import { Skeleton } from '../ui/skeleton';
import { styles } from './card.styles';
import { type CardType, cardLooks } from './card-types';

const lines = css({ display: 'grid', gap: '8px' });

/** Stands where a card of the type will. */
export const CardSkeleton = ({ type = 'headerImageSquare' }: { type?: CardType }) => (
  <div className={styles.root} aria-hidden="true">
    {cardLooks[type].ratio && <Skeleton ratio={cardLooks[type].ratio} />}
    <div className={cx(styles.body, lines)}>
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  </div>
);
