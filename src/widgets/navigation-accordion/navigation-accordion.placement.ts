import type { Placement } from '../../core/element/placement';

/** Closed sections, one where the tag does not say. */
export const placement: Placement = { height: { 0: { row: 57 } }, entries: 1 };
