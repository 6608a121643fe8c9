import type { Placement } from '../../core/element/placement';

/** A page of ten, one below the other. */
export const placement: Placement = { height: { 0: 1640, 640: 1900 } };
