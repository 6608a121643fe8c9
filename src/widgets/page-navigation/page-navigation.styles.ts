import { css } from '../../core/style/css';
import { columnsOf, row } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  // The window sets the most columns [CONT-15]; this column shows as many as fit.
  columns: css({
    '--columns': 1,
    '--gap': token('space-5'),
    display: 'grid',
    gridTemplateColumns: columnsOf('var(--columns)', rem(9), 'var(--gap)'),
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
