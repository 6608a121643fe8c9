import type { Placement } from '../../core/element/placement';

/** One row of items. */
export const placement: Placement = { height: { 0: 100 } };
