import type { Placement } from '../../core/element/placement';

/** Entries are the rows of its tables, and two for each step and for the nutrients' heading. */
export const placement: Placement = {
  height: {
    0: { base: 530, row: 39 },
    480: { base: 437, row: 39 },
    640: { base: 378, row: 39 },
    736: { base: 293, row: 39 },
  },
  entries: 17,
};
