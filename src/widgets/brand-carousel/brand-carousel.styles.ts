import { css } from '../../core/style/css';
import { columnsFrom } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';
import { fits } from '../../core/ui/carousel.styles';

export const styles = {
  // Logos are narrower than cards, so more of them fit.
  track: css({
    '--gap': token('space-4'),
    '--fits': 2,
    ...fits(30, 3),
    ...fits(40, 4),
    ...fits(52, 5),
    ...fits(62, 6),
  }),
  controls: css({ paddingBlockStart: token('space-2') }),
  still: css(columnsFrom(rem(8), 'space-4', 'fit')),
  brand: css({
    display: 'grid',
    placeItems: 'center',
    blockSize: rem(6),
    overflow: 'hidden',
    // A long name uses the space up to the edge before it breaks.
    gridTemplateColumns: 'minmax(0, 1fr)',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    padding: token('space-4'),
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    border: `1px solid ${token('color-border')}`,
    transition: `border-color ${token('duration-fast')}`,
    'a&:focus-visible': { outlineOffset: '-3px' },
    [media.hover]: { 'a&:hover': { borderColor: token('color-border-strong') } },
    'a&:active': { background: token('color-surface-muted') },
  }),
  logo: css({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain' }),
};
