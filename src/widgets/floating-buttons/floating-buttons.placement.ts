import type { Placement } from '../../core/element/placement';

/** They are in view wherever their tag stands. */
export const placement: Placement = { eager: true };
