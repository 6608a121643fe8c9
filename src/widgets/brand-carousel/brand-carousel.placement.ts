import type { Placement } from '../../core/element/placement';

/** A heading, a row of logos and the controls; static ones stand in rows, without controls. */
export const placement: Placement = {
  height: { 0: 249, 700: 264, 900: 272 },
  heightWith: {
    static: {
      0: { base: 110, row: 104, columns: 2 },
      430: { base: 105, row: 104, columns: 3 },
      700: 220,
    },
  },
  entries: 5,
};
