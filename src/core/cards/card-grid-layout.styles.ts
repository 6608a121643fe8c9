import type { Breakpoint } from '../page/breakpoint';
import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

/** Columns a breakpoint allows [CARD-10]. */
const allowed: Readonly<Record<Breakpoint, number>> = {
  '2xs': 1,
  xs: 1,
  sm: 2,
  md: 3,
  lg: 4,
  xl: 4,
  '2xl': 4,
};

/** The most columns of a grid at a breakpoint: as many as wished, never more than it allows. */
export const columnsAt = (breakpoint: Breakpoint, wished = 4): number =>
  Math.min(wished, allowed[breakpoint]);

const max = (breakpoint: Breakpoint) => `min(${allowed[breakpoint]}, var(--columns))`;
// A hair less than its share, so that no rounding drops a column.
const share = '(100% - (var(--_max) - 1) * var(--_gap)) / var(--_max) - 0.1px';

/**
 * A grid of cards; style it with `gridColumns(wished)`. The window says how many columns there are
 * at most [CARD-10]; where they would leave a card too narrow there are fewer [IMP-33].
 */
export const cardGridLayout = css({
  '--_max': max('xs'),
  '--_gap': token('space-4'),
  // On a phone two go side by side in any case; in a column of a wide page there is a choice.
  '--_min': rem(9),
  display: 'grid',
  gap: 'var(--_gap)',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(var(--_min), ${share})), 1fr))`,
  '& > *': { containerType: 'inline-size', minInlineSize: 0 },
  [media.sm]: { '--_max': max('sm') },
  [media.md]: { '--_max': max('md'), '--_gap': token('space-5'), '--_min': rem(11) },
  [media.lg]: { '--_max': max('lg') },
  // On paper a long word has no second chance.
  [media.print]: { '--_min': rem(15) },
});

/**
 * Until the columns are counted (`useColumns`) the grid may hold more cards than its rows have
 * places; what is too much is cut off. Beside `cardGridLayout`, with `--rows` in its style.
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
