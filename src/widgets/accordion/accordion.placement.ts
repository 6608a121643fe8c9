import type { Placement } from '../../core/element/placement';

/** One closed panel; more stand there as details elements, see docs/embedding.md. */
export const placement: Placement = { height: { 0: 66 } };
