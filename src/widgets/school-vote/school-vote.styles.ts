import { css } from '../../core/style/css';
import { columnsFrom, row } from '../../core/style/layout';
import { containerRoot, focusRing, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...containerRoot, '& > h2': { marginBlockEnd: token('space-4') } }),
  options: css(columnsFrom(rem(17), 'space-3', 'fit')),
  option: css({
    position: 'relative',
    overflow: 'hidden',
    border: `2px solid ${token('color-border-strong')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    display: 'grid',
    alignContent: 'center',
    transition: `border-color ${token('duration-fast')}, background-color ${token('duration-fast')}`,
    label: {
      ...row('space-3'),
      minBlockSize: rem(3.5),
      paddingBlock: token('space-3'),
      paddingInline: token('space-4'),
      cursor: 'pointer',
    },
    'label > span': { minInlineSize: 0 },
    input: {
      flexShrink: 0,
      inlineSize: rem(1.375),
      blockSize: rem(1.375),
      accentColor: token('color-primary'),
      cursor: 'inherit',
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
    // Under the title, not under the mark.
    p: {
      paddingInline: `calc(${token('space-4')} + ${rem(1.375)} + ${token('space-3')}) ${token('space-4')}`,
      paddingBlockEnd: token('space-4'),
    },
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
    '&:active': { background: token('color-surface-muted') },
    '&[data-chosen]': {
      borderColor: token('color-primary'),
      background: token('color-surface-muted'),
    },
    '&:has(:focus-visible)': focusRing,
  }),
  // A border, which paper and forced colors show, too.
  bar: css({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    borderBlockEnd: `${rem(0.5)} solid ${token('color-primary')}`,
  }),
};
