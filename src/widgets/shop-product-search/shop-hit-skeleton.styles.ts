import { shopCardHeights } from '../../core/shop/shop-card-heights';
import { css } from '../../core/style/css';
import { reserved } from '../../core/style/media';

export const styles = {
  // As tall as the shop's product card.
  place: css({
    display: 'grid',
    blockSize: '100%',
    ...reserved(shopCardHeights),
  }),
};
