import type { Placement } from '../../core/element/placement';

/** The row of years and the first of them with a picture. */
export const placement: Placement = { height: { 0: 640 } };
