import { css } from '../../core/style/css';
import { centred, row, wrapping } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';
import { tint } from './header.styles';

export const styles = {
  row: css({
    '--tab': rem(3.5),
    ...wrapping,
    alignItems: 'center',
    columnGap: token('space-4'),
    marginInlineStart: `calc(-1 * ${token('space-2')})`,
    fontSize: token('font-size-m'),
    fontWeight: token('font-weight-bold'),
    lineHeight: 1.2,
    [media.xl]: { columnGap: token('space-5'), fontSize: rem(1.0625) },
  }),
  small: css({
    '--tab': rem(2.5),
    columnGap: token('space-1'),
    marginInlineStart: 0,
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-body'),
    [media.xl]: { columnGap: token('space-2'), fontSize: token('font-size-s') },
  }),
  /** Beside the search of the fixed row. */
  compact: css({
    columnGap: 0,
    fontSize: token('font-size-s'),
    [media.xl]: { columnGap: token('space-2'), fontSize: token('font-size-m') },
  }),
  waiting: css({ marginBlock: `calc((var(--tab) - 1em) / 2)`, marginInline: token('space-2') }),
  item: css({ display: 'flex' }),
  /** A dropdown is aligned with its tab. */
  anchor: css({ position: 'relative' }),
  bordered: css({
    marginBlock: token('space-1'),
    paddingInline: token('space-2'),
    border: '1px solid',
    borderColor: tint(45),
    borderRadius: token('radius-button'),
    '--tab': `calc(${rem(2)} - 2px)`,
    // Inside the edge, not on it.
    '--mark': '3px',
  }),
  tab: css({
    position: 'relative',
    ...row('space-2'),
    minBlockSize: 'var(--tab)',
    paddingInline: token('space-2'),
    borderRadius: token('radius-s'),
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: token('space-2'),
      insetBlockEnd: 'var(--mark, 0)',
      borderBlockEnd: `3px solid ${token('color-header-accent')}`,
      scale: '0 1',
      transformOrigin: 'left',
      transition: `scale ${token('duration-fast')}`,
    },
    '&[aria-current]::after, [data-open] > &::after': { scale: 'none' },
    // One mark at a time: that of the open menu, else of the current page.
    '[data-menu] > :not([data-open]) > &::after': { scale: '0 1' },
    [media.hover]: { '&:hover::after': { scale: 'none' } },
    '&:not(:last-child)': { paddingInlineEnd: token('space-1') },
    '&:not(:last-child)::after': { insetInlineEnd: token('space-1') },
    '&:active': { opacity: 0.7 },
  }),
  whole: css({ '&[aria-expanded="true"] > svg:last-child': { rotate: '180deg' } }),
  toggle: css({
    ...centred,
    // A finger hits it also beside a long label.
    flexShrink: 0,
    inlineSize: rem(1.5),
    borderRadius: token('radius-s'),
    transition: `background ${token('duration-fast')}`,
    svg: { transition: `rotate ${token('duration-fast')}` },
    '&[aria-expanded="true"] svg': { rotate: '180deg' },
    outlineOffset: '-2px',
    [media.hover]: { '&:hover > svg': { background: tint(12), borderRadius: token('radius-s') } },
    '&:active': { background: tint(16) },
  }),
};
