import type { Placement } from '../../core/element/placement';

/** A recipe of three steps; the tag may say by `reserve` how many ingredients there are. */
export const placement: Placement = { height: { 0: 900 } };
