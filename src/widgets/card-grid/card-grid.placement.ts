import type { Placement } from '../../core/element/placement';

// No height: the cards stand in the page as its block, so the first paint is the whole grid.
export const placement: Placement = { height: { 0: 420, 768: 560 } };
