import type { Placement } from '../../core/element/placement';

/** The map above the regions, beside them where there is room. */
export const placement: Placement = {
  height: { 0: { base: 391, share: 1.67 }, 416: 1085, 640: { share: 0.68 }, 1020: 693 },
};
