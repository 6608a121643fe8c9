import type { Placement } from '../../core/element/placement';

const tile = { base: -16, row: 78, share: 0.75, gap: 16 };

/** Tiles with pictures, four where the tag does not say. */
export const placement: Placement = {
  height: {
    0: tile,
    320: { ...tile, columns: 2 },
    488: { ...tile, columns: 3 },
    656: { ...tile, columns: 4 },
  },
  entries: 4,
};
