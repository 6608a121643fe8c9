import type { Placement } from '../../core/element/placement';

export const heights = { 0: 1500, 768: 1200 };
export const placement: Placement = { height: heights };
