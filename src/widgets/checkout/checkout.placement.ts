import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 2090, 768: 1640, 1280: 1240 } };
