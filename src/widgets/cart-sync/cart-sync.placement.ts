import type { Placement } from '../../core/element/placement';

export const placement: Placement = { eager: true };
