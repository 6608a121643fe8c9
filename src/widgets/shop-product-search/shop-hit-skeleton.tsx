import { CardSkeleton } from '../../core/cards/card-skeleton';
import { css } from '../../core/style/css';
import { media } from '../../core/style/media';

// As tall as the shop's product card.
const place = css({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: '478px',
  [media.xl]: { minBlockSize: '434px' },
});

/** Stands where a shop product card will. */
export const ShopHitSkeleton = () => (
  <div className={place}>
    <CardSkeleton type="MFProductCard" />
  </div>
);
