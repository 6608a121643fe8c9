import type { Placement } from '../../core/element/placement';

/** It is in view wherever its tag stands. */
export const placement: Placement = { eager: true };
