import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 900, 768: 360 } };
