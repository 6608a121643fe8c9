import { css } from '../style/css';
import { filled, note, row } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

const narrowest = `min(${rem(26)}, 100vw - ${rem(3)})`;

const hitRow = {
  display: 'grid',
  gridTemplateColumns: `${rem(3.5)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: token('space-3'),
  padding: `${token('space-2')} ${token('space-4')}`,
};

export const styles = {
  panel: css({
    position: 'absolute',
    zIndex: 10,
    inset: 'auto',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    inlineSize: `max(100%, ${narrowest})`,
    maxBlockSize: '75vh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    margin: 0,
    marginBlockStart: token('space-2'),
    padding: `${token('space-2')} 0 0`,
    border: `${token('border-width')} solid ${token('color-border')}`,
    borderRadius: token('radius-m'),
    ...filled('surface'),
    boxShadow: token('shadow-2'),
    '&[aria-busy=true] > [role=listbox]': { opacity: 0.5 },
    '&[popover]': {
      position: 'fixed',
      positionAnchor: '--atria-search',
      insetBlockStart: 'anchor(self-end)',
      insetInlineStart: 'anchor(self-start)',
      inlineSize: `max(anchor-size(self-inline), ${narrowest})`,
      positionTryFallbacks: 'flip-inline',
    },
  }),
  panelIn: {
    quick: '',
    // As wide as the window: the field in the bar is too narrow for hits.
    mobile: css({
      insetInlineStart: 'calc(-1 * var(--from-start))',
      inlineSize: '100vw',
      borderInline: 0,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
      '&[popover]': { insetInlineStart: 0, inlineSize: '100vw' },
    }),
    sticky: css({ '&:not([popover])': { insetInlineStart: 'auto', insetInlineEnd: 0 } }),
  },
  hit: css({
    ...hitRow,
    cursor: 'pointer',
    outlineOffset: '-3px',
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&[aria-selected=true]': {
      background: token('color-surface-muted'),
      boxShadow: `inset 3px 0 ${token('color-primary')}`,
    },
  }),
  recent: css({
    gridTemplateColumns: `${rem(1.25)} minmax(0, 1fr)`,
    minBlockSize: rem(2.75),
    color: token('color-text-muted'),
    '& > span': { color: token('color-text'), fontWeight: token('font-weight-body') },
  }),
  heading: css({ padding: `${token('space-2')} ${token('space-4')}`, ...note }),
  bones: css(hitRow),
  picture: css({
    inlineSize: rem(3.5),
    blockSize: rem(3.5),
    overflow: 'hidden',
    borderRadius: token('radius-s'),
    background: token('color-surface-muted'),
  }),
  words: css({ display: 'grid', rowGap: '2px', minInlineSize: 0, lineHeight: 1.35 }),
  title: css({
    fontWeight: token('font-weight-bold'),
    overflowWrap: 'anywhere',
    '[aria-selected=true] &, :hover > * > &': { color: token('color-primary') },
  }),
  /** A word of the query. */
  mark: css({
    background: 'none',
    color: 'inherit',
    fontWeight: token('font-weight-bold'),
    textDecoration: `underline 2px ${token('color-primary')}`,
    textUnderlineOffset: '0.15em',
    [media.forcedColors]: { background: 'Mark', color: 'MarkText' },
  }),
  category: css({
    order: -1,
    color: token('color-text-muted'),
    fontSize: token('font-size-xs'),
  }),
  teaser: css({
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...note,
  }),
  foot: css({
    ...row('space-2'),
    minBlockSize: rem(3),
    paddingInline: token('space-4'),
    color: token('color-text-muted'),
    '&:first-child': { marginBlockStart: `calc(-1 * ${token('space-2')})` },
    '* + &': {
      marginBlockStart: token('space-2'),
      borderBlockStart: `${token('border-width')} solid ${token('color-border')}`,
    },
  }),
  all: css({
    ...row('space-2'),
    blockSize: rem(3),
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  }),
};
