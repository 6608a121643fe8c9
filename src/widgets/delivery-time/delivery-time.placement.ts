import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 315, 768: 203 } };
