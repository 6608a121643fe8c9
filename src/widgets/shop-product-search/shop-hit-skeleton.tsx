import { CardSkeleton } from '../../core/cards/card-skeleton';
import { styles } from './shop-hit-skeleton.styles';

/** Stands where a shop product card will. */
export const ShopHitSkeleton = () => (
  <div className={styles.place}>
    <CardSkeleton type="MFProductCard" />
  </div>
);
