import type { Placement } from '../../core/element/placement';

/** A question with two options. */
export const placement: Placement = { height: { 0: 177, 640: 110 } };
