import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 1146, 404: 857 } };
