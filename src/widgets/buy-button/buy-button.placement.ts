import type { Placement } from '../../core/element/placement';

// In a narrow column the button stands below the quantity.
export const placement: Placement = { height: { 0: 96, 340: 44 } };
