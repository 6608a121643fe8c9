import { css } from '../../core/style/css';
import { filled } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';
import { headerBox, tint } from './header.styles';

export const styles = {
  header: css(headerBox),
  onlyNarrow: css({ [media.desktop]: { display: 'none' } }),
  /** Keeps the bar's space when it is fixed. */
  place: css({ blockSize: rem(4) }),
  // The logo keeps its place with or without a cart link.
  bar: css({
    display: 'grid',
    gridTemplateColumns: `minmax(${rem(5.75)}, 1fr) minmax(0, ${rem(10)}) minmax(${rem(5.75)}, 1fr)`,
    // With letters of twice the usual size there is no spare space.
    '@media (max-width: 16em)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: token('space-1'),
    blockSize: rem(4),
    paddingInline: token('space-2'),
    background: token('color-header'),
    [media.print]: { position: 'static', background: 'none', boxShadow: 'none' },
  }),
  searching: css({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' }),
  /** Logo first, burger last, and the cart between them if there is one. */
  plain: css({
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    paddingInlineStart: token('space-4'),
    img: { objectPosition: 'left' },
  }),
  end: css({ display: 'flex', justifyContent: 'flex-end' }),
  /** The shop's bar stays visible, unless the window is too low for it. */
  fixed: css({
    '@media (min-height: 480px)': {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: 1,
      boxShadow: token('shadow-1'),
    },
  }),
  /** The brand's ribbon; it keeps its height while the links load and if there are none. */
  ribbon: css({
    display: 'flow-root',
    blockSize: rem(2.75),
    ...filled('primary'),
    borderBlockStart: `1px solid ${tint(20)}`,
    [media.print]: { display: 'none' },
    nav: { blockSize: '100%' },
  }),
  links: css({
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    blockSize: '100%',
    maxInlineSize: rem(40),
    marginInline: 'auto',
    paddingInline: token('space-2'),
    // Spread out if they fit, else from the start on.
    '& > li': { marginInline: 'auto' },
  }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    paddingInline: token('space-2'),
    fontSize: token('font-size-xs'),
    fontWeight: token('font-weight-bold'),
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    outlineOffset: '-3px',
    boxShadow: 'inset 0 -3px transparent',
    '&[aria-current]': { boxShadow: 'inset 0 -3px' },
    [media.hover]: { '&:hover': { background: token('color-primary-hover') } },
    '&:active': { background: token('color-primary-active') },
  }),
};
