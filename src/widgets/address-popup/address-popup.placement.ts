import type { Placement } from '../../core/element/placement';

/** It has no size, wherever it stands, and opens by itself. */
export const placement: Placement = { eager: true };
