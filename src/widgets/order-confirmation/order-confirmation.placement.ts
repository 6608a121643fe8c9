import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 1100, 768: 1060, 1280: 660 } };
