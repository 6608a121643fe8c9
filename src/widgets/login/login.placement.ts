import type { Placement } from '../../core/element/placement';

/** It has no size before its hash is there. */
export const placement: Placement = { eager: true };
