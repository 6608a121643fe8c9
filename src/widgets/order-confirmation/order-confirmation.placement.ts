import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 1200, 768: 900 } };
