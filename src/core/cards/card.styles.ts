import { css } from '../style/css';
import { card, coveringLink, filled, note, row, stack, wrapping } from '../style/layout';
import { container, focusRing, media, underlined } from '../style/media';
import { rem, token } from '../style/tokens';
import type { CardType } from './card-types';

/** The padding of a card with much space, which leaves room for long words in a narrow place. */
const sheet = `clamp(${token('space-3')}, 7cqi, ${token('space-5')})`;

export const styles = {
  root: css({
    ...card(),
    color: token('color-text'),
    boxShadow: token('shadow-1'),
    isolation: 'isolate',
    img: { transition: `scale ${token('duration-slide')}` },
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2'), img: { scale: '1.04' } } },
    // A card's one link covers it, and its focus ring is around the whole card.
    '&:focus-within:has(:focus-visible)': focusRing,
    [media.print]: { boxShadow: 'none', border: `1px solid ${token('color-border')}` },
  }),
  link: css({
    ...coveringLink(),
    '&:focus-visible': { outline: 'none' },
    [media.hover]: { '&:hover': underlined },
  }),
  body: css({
    ...stack,
    flex: 1,
    gap: token('space-2'),
    padding: `clamp(${token('space-3')}, 7cqi, ${token('space-4')})`,
  }),
  // `cqi` refers to the card's place in the grid.
  header: css({
    fontSize: `clamp(${token('font-size-m')}, 7cqi, ${rem(1.125)})`,
    // Only for words that may not fit at all.
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
  }),
  meta: css({
    ...wrapping,
    columnGap: token('space-4'),
    marginBlockStart: 'auto',
    ...note,
    '& > *': { ...row('space-1'), display: 'inline-flex' },
  }),
  codes: css({
    marginBlockStart: 'auto',
    ...note,
    '& > div': { display: 'flex', gap: token('space-1') },
    dd: { fontVariantNumeric: 'tabular-nums' },
  }),
  kicker: css({
    color: token('color-link'),
    fontSize: token('font-size-xs'),
    fontWeight: token('font-weight-bold'),
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  }),
  button: css({
    alignSelf: 'flex-start',
    marginBlockStart: 'auto',
    paddingBlock: token('space-2'),
    paddingInline: token('space-4'),
    borderRadius: token('radius-button'),
    ...filled('primary'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
    textTransform: token('button-transform') as 'none',
    letterSpacing: token('button-letter-spacing'),
  }),
  over: css({
    color: token('color-on-image'),
    // In a row of higher cards the picture grows, not the space below it.
    '& > :first-child': { flex: '1 0 auto', position: 'relative' },
    '& > :first-child > img': { position: 'absolute' },
    ':is(h2, h3)': { fontSize: `clamp(${token('font-size-m')}, 6cqi, ${token('font-size-xl')})` },
    '& > :last-child': {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlockStart: token('space-8'),
      background: token('image-scrim'),
    },
    // A dark brand's button would not stand out from the shade.
    '& > :last-child > :last-child:not(:is(h2, h3))': filled('surface'),
  }),
};

/** How a type differs from the plain card. */
export const typeStyles: Partial<Record<CardType, string>> = {
  jyvabroilerRecipeCard: css({
    borderBlockEnd: `6px solid ${token('color-accent')}`,
    textAlign: 'center',
    '& > :last-child': { alignItems: 'center' },
  }),
  // Without a picture beside cards with one: its own background, with larger text.
  cisionCard: css({
    borderInlineStart: `4px solid ${token('color-primary')}`,
    borderRadius: token('radius-s'),
    background: token('color-surface-muted'),
    '& > :last-child': { justifyContent: 'space-between', padding: sheet },
    ':is(h2, h3)': { fontSize: `clamp(${token('font-size-l')}, 7cqi, ${token('font-size-2xl')})` },
    p: { order: 1 },
    [container.md]: { minBlockSize: rem(11) },
  }),
  ridderheimsCard: css({
    borderRadius: 0,
    border: `1px solid ${token('color-border-strong')}`,
    textAlign: 'center',
    p: { justifyContent: 'center' },
    '& > :last-child': { padding: sheet },
  }),
  sibyllaCard: css({
    ...filled('accent'),
    border: `3px solid ${token('color-primary')}`,
    textAlign: 'center',
    p: { justifyContent: 'center', color: 'inherit' },
  }),
  MFProductCard: css({
    boxShadow: 'none',
    borderBlock: `2px solid ${token('color-primary')}`,
    borderRadius: 0,
    background: token('color-surface-muted'),
  }),
  exportProductCard: css({
    boxShadow: 'none',
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-s'),
  }),
};
