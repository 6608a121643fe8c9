import type { Placement } from '../../core/element/placement';

/** With a heading and a line of text. */
export const placement: Placement = { height: { 0: 262, 480: 179 } };
