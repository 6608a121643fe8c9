import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 340, 768: 260 } };
