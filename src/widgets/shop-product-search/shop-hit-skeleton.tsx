import { Skeleton } from '../../core/ui/skeleton';
import { styles } from './shop-hit-skeleton.styles';

/** Stands where a shop product card will: its picture, title, price and buy button. */
export const ShopHitSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton ratio="4/3" />
    <div className={styles.body}>
      <Skeleton height="1.25em" width="80%" />
      <Skeleton height="1.5em" width="40%" />
      <Skeleton height="2.75em" />
    </div>
  </div>
);
