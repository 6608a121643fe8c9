import type { Placement } from '../../core/element/placement';

/** A full page of ten. */
export const placement: Placement = { height: { 0: 1150, 640: 900 } };
