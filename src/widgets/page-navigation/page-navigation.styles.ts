import { css } from '../../core/style/css';
import { row } from '../../core/style/layout';
import { containerRoot, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

// Slightly less than its share, so that no rounding drops a column.
const share = '(100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 0.1px';

export const styles = {
  root: css(containerRoot),
  // The window sets the most columns [CONT-15]; this column shows as many as fit.
  columns: css({
    '--columns': 1,
    '--gap': token('space-5'),
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rem(9)}, ${share})), 1fr))`,
    columnGap: 'var(--gap)',
    'h2 + &': { marginBlockStart: token('space-3') },
    [media.md]: { '--columns': 3 },
    [media.lg]: { '--columns': 4 },
  }),
  link: css({
    ...row('space-2'),
    justifyContent: 'space-between',
    blockSize: '100%',
    minBlockSize: rem(3),
    paddingBlock: token('space-2'),
    borderBlockEnd: `1px solid ${token('color-border')}`,
    fontWeight: token('font-weight-bold'),
    transition: `border-color ${token('duration-fast')}, color ${token('duration-fast')}`,
    '& > span': { minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
    svg: { color: token('color-primary') },
    '&[aria-current]': {
      color: token('color-link'),
      borderColor: 'currentColor',
      textDecoration: 'underline',
    },
    [media.hover]: { '&[href]:hover': { color: token('color-link'), borderColor: 'currentColor' } },
    '&[href]:active': { opacity: 0.7 },
  }),
};
