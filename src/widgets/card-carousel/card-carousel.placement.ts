import type { Placement } from '../../core/element/placement';

/** The lowest cards there are, those of press releases, below a heading. */
export const placement: Placement = { height: { 0: 218, 700: 295 } };
