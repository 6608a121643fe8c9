import type { Placement } from '../../core/element/placement';

/**
 * With a picture, a text and two links, as it heads a page: it is the first thing that a visitor
 * sees, and what is below must not jump. One with less leaves a hole until it is there.
 */
export const placement: Placement = { height: { 0: 513, 640: 352 } };
