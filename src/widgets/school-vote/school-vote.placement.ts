import type { Placement } from '../../core/element/placement';

/** A question with two options, or as many as the tag says. */
export const placement: Placement = {
  height: {
    0: { base: 55, row: 71 },
    520: { base: 55, row: 65, columns: 2 },
    1150: { base: 55, row: 66, columns: 4 },
  },
  entries: 2,
};
