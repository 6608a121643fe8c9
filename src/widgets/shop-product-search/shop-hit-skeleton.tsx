import { CardSkeleton } from '../../core/cards/card-skeleton';
import { shopCardHeights } from '../../core/shop/shop-card-heights';
import { css } from '../../core/style/css';
import { reserved } from '../../core/style/media';

// As tall as the shop's product card.
const place = css({
  display: 'grid',
  blockSize: '100%',
  ...reserved(shopCardHeights),
});

/** Stands where a shop product card will. */
export const ShopHitSkeleton = () => (
  <div className={place}>
    <CardSkeleton type="MFProductCard" />
  </div>
);
