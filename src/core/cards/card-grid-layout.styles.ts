import type { Breakpoint } from '../page/breakpoint';
import { css } from '../style/css';
import { media } from '../style/media';
import { token } from '../style/tokens';

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

/** Columns of a grid at a breakpoint: as many as wished on wide screens, never more than fit. */
export const columnsAt = (breakpoint: Breakpoint, wished = 4): number =>
  Math.min(wished, allowed[breakpoint]);

/** A grid of cards; style it with `gridColumns(wished)`. */
export const cardGridLayout = css({
  display: 'grid',
  gap: token('space-4'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.md]: {
    gap: token('space-5'),
    gridTemplateColumns: 'repeat(var(--columns-md), minmax(0, 1fr))',
  },
  [media.lg]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
});

/** The columns of a grid as custom properties. */
export const gridColumns = (wished: number) =>
  ({ '--columns': wished, '--columns-md': columnsAt('md', wished) }) as React.CSSProperties;
