import type { Placement } from '../../core/element/placement';

/** A heading and a row of items, or as many items as the tag says. */
export const placement: Placement = {
  height: {
    0: { base: 60, row: 88 },
    380: { base: 60, row: 74 },
    592: { base: 60, row: 116, columns: 2 },
    896: { base: 60, row: 125, columns: 3 },
    1180: { base: 60, row: 154, columns: 4 },
  },
  entries: 1,
};
