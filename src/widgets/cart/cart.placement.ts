import type { Placement } from '../../core/element/placement';

export const heights = { 0: 840, 768: 720 };
export const placement: Placement = { windowHeight: heights };
