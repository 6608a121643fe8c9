import type { Placement } from '../../core/element/placement';

/** One closed section. */
export const placement: Placement = { height: { 0: 54 } };
