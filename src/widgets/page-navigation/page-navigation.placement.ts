import type { Placement } from '../../core/element/placement';

/** Four links, one below the other where it is narrow. */
export const placement: Placement = { height: { 0: 192, 640: 48 } };
