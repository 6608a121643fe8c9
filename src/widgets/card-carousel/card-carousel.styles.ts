import { shopCardSize } from '../../core/products/shop-card-size';
import { css } from '../../core/style/css';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const { pictureRatio, bodyHeight } = shopCardSize;

export const styles = {
  // The window sets the most cards [CAR-11]; a narrow column shows fewer [IMP-33].
  track: css({
    '--gap': token('space-4'),
    '--most': 1,
    // Space for the cards' shadows, which a scroll box would cut off.
    paddingBlock: token('space-3'),
    marginBlock: `calc(-1 * ${token('space-3')})`,
    '& > *': { display: 'grid' },
    // On a phone the edge of the next card says that more follow.
    '&:has(> :nth-child(2))': { paddingInlineEnd: rem(2.5), [media.md]: { paddingInlineEnd: 0 } },
    // The outline of a card would be cut off as well.
    'article:focus-within:has(:focus-visible)': { outlineOffset: '-3px' },
    [media.md]: { '--most': 3, '--gap': token('space-5') },
    [media.lg]: { '--most': 4 },
    [media.print]: { gridTemplateColumns: `repeat(auto-fill, minmax(${rem(15)}, 1fr))` },
  }),
  controls: css({
    justifyContent: 'flex-end',
    gap: token('space-2'),
    marginBlockStart: token('space-3'),
    button: {
      border: `1px solid ${token('color-border')}`,
      borderRadius: '999px',
      background: token('color-surface'),
    },
  }),
  /** A placeholder for a shop product's card, in the same place. */
  plain: css({
    display: 'grid',
    minBlockSize: `calc(${pictureRatio * 100}cqi + ${bodyHeight}px)`,
  }),
};
