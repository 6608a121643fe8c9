import { compact, shopCardSize } from '../../core/products/shop-card-size';
import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  // As tall as the shop's product card.
  card: css({
    maxInlineSize: `${shopCardSize.maxWidth}px`,
    overflow: 'hidden',
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
  }),
  body: css({
    display: 'grid',
    alignContent: 'space-between',
    gap: token('space-3'),
    minBlockSize: `${shopCardSize.bodyHeight}px`,
    padding: token('space-4'),
    [compact]: {
      minBlockSize: `${shopCardSize.compactHeight}px`,
      padding: token('space-3'),
      '& > :last-child': { display: 'none' },
    },
  }),
};
