import type { Placement } from '../../core/element/placement';

/** One row of tiles with pictures. */
export const placement: Placement = { height: { 0: 180, 640: 218, 1100: 260 } };
