import { css } from '../../core/style/css';
import { column, columnsFrom, note, row } from '../../core/style/layout';
import { container, focusRing, media, underlined } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

/** If five days are side by side, a dish has its picture on top; else beside its name. */
export const styles = {
  nav: css({
    ...row('space-1'),
    minBlockSize: rem(2.75),
    button: { color: token('color-link') },
    [media.print]: { button: { display: 'none' } },
  }),
  week: css({
    // Before both arrows: it is aligned with the start of the page, and they do not move.
    order: -1,
    minInlineSize: '5em',
  }),
  count: css({
    ...note,
    fontVariantNumeric: 'tabular-nums',
    [media.print]: { display: 'none' },
  }),
  days: css({
    ...column,
    gap: token('space-5'),
    [container.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: token('space-3') },
  }),
  day: css({ ...column, alignContent: 'start', gap: token('space-3') }),
  dayName: css({
    paddingBlockEnd: token('space-2'),
    borderBlockEnd: `2px solid ${token('color-primary')}`,
    hyphens: 'auto',
  }),
  date: css({ color: token('color-text-muted'), fontWeight: 'normal' }),
  none: css(note),
  cards: css({
    ...columnsFrom(rem(18), 'space-3'),
    [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  card: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${rem(6)} minmax(0, 1fr)`,
    alignItems: 'center',
    overflow: 'hidden',
    border: `${token('border-width')} solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    lineHeight: 1.3,
    breakInside: 'avoid',
    transition: `box-shadow ${token('duration-fast')}`,
    [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  linked: css({ [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } } }),
  plain: css({ '&&': { gridTemplateColumns: 'minmax(0, 1fr)' }, minBlockSize: rem(4) }),
  /** A placeholder for a dish, of the same height. */
  awaited: css({ blockSize: rem(6), [container.lg]: { blockSize: rem(12.5) } }),
  picture: css({ [media.print]: { display: 'none' } }),
  // The link covers its card, whose edge would cut off a ring around it.
  name: css({
    padding: token('space-3'),
    fontWeight: token('font-weight-bold'),
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
    'a&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    'a&:focus-visible': { outline: 'none', boxShadow: 'none' },
    'a&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' },
    [media.hover]: {
      'a&:hover': {
        color: token('color-link'),
        ...underlined,
      },
    },
    'a&:active': { color: token('color-primary-active') },
  }),
};
