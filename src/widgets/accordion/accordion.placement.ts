import type { Placement } from '../../core/element/placement';

/** Closed panels, one where the tag does not say; see docs/embedding.md. */
export const placement: Placement = { height: { 0: { row: 66 } }, entries: 1 };
