import type { Placement } from '../../core/element/placement';

/** A row of cards; two cards in a narrow column. */
export const placement: Placement = { height: { 0: 800, 768: 430 } };
