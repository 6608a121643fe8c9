import type { Placement } from '../../core/element/placement';

/** Of the form alone, with its categories in one column or in several. */
export const placement: Placement = { height: { 0: 514, 408: 426, 636: 382 } };
