import type { Breakpoint } from '../page/breakpoint';
import { css } from '../style/css';
import { columnsOf } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

/** The columns that a breakpoint allows [CARD-10]. */
const allowed: Readonly<Record<Breakpoint, number>> = {
  '2xs': 1,
  xs: 1,
  sm: 2,
  md: 3,
  lg: 4,
  xl: 4,
  '2xl': 4,
};

/** The most columns of a grid at a breakpoint: the wished number, up to what it allows. */
export const columnsAt = (breakpoint: Breakpoint, wished: number): number =>
  Math.min(wished, allowed[breakpoint]);

const max = (breakpoint: Breakpoint) => `min(${allowed[breakpoint]}, var(--columns))`;

/**
 * A grid of cards; style it with `gridColumns(wished)`. The window sets the most columns [CARD-10];
 * if a card would be too narrow, there are fewer [IMP-33].
 */
export const cardGridLayout = css({
  '--_max': max('xs'),
  '--_gap': token('space-4'),
  // A phone always shows two side by side; a column of a wide page may show one.
  '--_min': rem(9),
  display: 'grid',
  gap: 'var(--_gap)',
  gridTemplateColumns: columnsOf('var(--_max)', 'var(--_min)', 'var(--_gap)'),
  '& > *': { containerType: 'inline-size', minInlineSize: 0 },
  [media.sm]: { '--_max': max('sm') },
  [media.md]: { '--_max': max('md'), '--_gap': token('space-5'), '--_min': rem(11) },
  [media.lg]: { '--_max': max('lg') },
  // On paper a long word cannot be scrolled to.
  [media.print]: { '--_min': rem(15) },
});

/**
 * Until the columns are counted (`useColumns`) the grid may have more cards than its rows have
 * places; the rest is cut off. Use it with `cardGridLayout`, and with `--rows` in its style.
 */
export const uncounted = css({
  rowGap: 0,
  marginBlockEnd: 'calc(-1 * var(--_gap))',
  gridTemplateRows: 'repeat(var(--rows), auto)',
  gridAutoRows: 0,
  overflow: 'hidden',
  '& > *': { marginBlockEnd: 'var(--_gap)' },
});

/** The columns of a grid as custom properties. */
export const gridColumns = (wished: number) => ({ '--columns': wished }) as React.CSSProperties;
