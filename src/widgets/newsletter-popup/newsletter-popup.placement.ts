import type { Placement } from '../../core/element/placement';

/** It has no size, wherever it stands, and must be there when the address asks for it. */
export const placement: Placement = { eager: true };
