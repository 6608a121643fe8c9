import type { Placement } from '../../core/element/placement';

/** A heading, a row of logos and the controls. */
export const placement: Placement = { height: { 0: 249, 700: 264, 900: 272 } };
