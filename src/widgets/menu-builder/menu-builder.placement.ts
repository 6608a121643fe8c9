import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 1000, 896: 460 } };
