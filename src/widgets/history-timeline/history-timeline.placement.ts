import type { Placement } from '../../core/element/placement';

/** Events with pictures, four where the tag does not say; wide ones on both sides of the line. */
export const placement: Placement = {
  height: {
    0: { base: 125, row: 235, share: 0.5625 },
    640: { base: 125, row: 54, share: 0.329 },
  },
  entries: 4,
};
