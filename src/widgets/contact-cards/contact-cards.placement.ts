import type { Placement } from '../../core/element/placement';

/** A heading and a row of cards. */
export const placement: Placement = { height: { 0: 470, 640: 430 } };
