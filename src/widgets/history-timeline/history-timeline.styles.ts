import { css } from '../../core/style/css';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const dot = rem(1);

export const styles = {
  // Below the page's own fixed rows, with a filled gap.
  nav: css({
    position: 'sticky',
    insetBlockStart: 'var(--page-top, 0px)',
    zIndex: 1,
    paddingBlock: token('space-2'),
    marginBlock: token('space-3'),
    background: token('color-background'),
    boxShadow: `0 ${rem(-1)} 0 ${token('color-background')}`,
    borderBlockEnd: `1px solid ${token('color-border')}`,
    [media.print]: { display: 'none' },
  }),
  years: css({
    position: 'relative',
    display: 'flex',
    gap: token('space-2'),
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    // Space for the focus ring, which would be cut off.
    padding: token('space-1'),
    '& > *': { flexShrink: 0 },
    // In the middle if they fit; `center` would cut off the first ones that do not.
    '& > :first-child': { marginInlineStart: 'auto' },
    '& > :last-child': { marginInlineEnd: 'auto' },
  }),
  year: css({
    minInlineSize: rem(4.5),
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    borderRadius: token('radius-button'),
    fontWeight: token('font-weight-bold'),
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    transition: `background ${token('duration-fast')}, color ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&:active': { background: token('color-accent'), color: token('color-on-accent') },
    '&[aria-current]': { background: token('color-primary'), color: token('color-on-primary') },
  }),
  items: css({ paddingBlock: token('space-5') }),
  // The line is at the side where it is narrow, in the middle where pictures are beside texts.
  item: css({
    position: 'relative',
    display: 'grid',
    gap: token('space-4'),
    paddingInlineStart: rem(2.25),
    paddingBlockEnd: token('space-7'),
    // Below the row of years, as WCAG 2.4.11 asks.
    '&, & a': { scrollMarginBlockStart: rem(5) },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${dot} / 2 - 1px)`,
      inlineSize: '2px',
      background: token('color-border-strong'),
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: rem(0.5),
      insetInlineStart: 0,
      inlineSize: dot,
      blockSize: dot,
      borderRadius: '999px',
      border: `3px solid ${token('color-background')}`,
      background: token('color-primary'),
      outline: `2px solid ${token('color-primary')}`,
    },
    '&:last-child::before': { insetBlockEnd: 'auto', blockSize: rem(1) },
    [container.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: token('space-8'),
      paddingInlineStart: 0,
      '&::before': { insetInlineStart: 'calc(50% - 1px)' },
      '&::after': { insetInlineStart: `calc(50% - ${dot} / 2)` },
    },
    [media.print]: { breakInside: 'avoid' },
  }),
  picture: css({
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    [container.md]: { 'li:nth-child(even) > &': { gridColumn: 2, gridRow: 1 } },
  }),
  text: css({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '& > * + *': { marginBlockStart: token('space-2') },
    [container.md]: {
      gridColumn: 2,
      'li:nth-child(even) > &': { gridColumn: 1, gridRow: 1 },
    },
  }),
  bigYear: css({
    display: 'block',
    fontFamily: token('font-heading'),
    fontWeight: token('font-weight-heading'),
    fontSize: `clamp(${token('font-size-2xl')}, 6cqi, ${token('font-size-4xl')})`,
    lineHeight: 1,
    color: token('color-primary'),
    '& + span': { display: 'block', marginBlockStart: token('space-2') },
  }),
};
