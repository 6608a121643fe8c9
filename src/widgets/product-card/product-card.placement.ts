import type { Placement } from '../../core/element/placement';

// Measured in the shop's rows of one, two, three and four cards.
export const placement: Placement = { height: { 0: 478, 1280: 434 } };
