import type { Placement } from '../../core/element/placement';

/** As tall as a row of three stand-ins, in one, two or three columns. */
export const placement: Placement = { height: { 0: 763, 656: 541, 992: 318 } };
