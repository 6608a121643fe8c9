import type { Placement } from '../../core/element/placement';

const card = { base: 29, row: 125, share: 1, gap: 20 };

/** A heading and cards with pictures, four where the tag does not say. */
export const placement: Placement = {
  height: {
    0: card,
    500: { ...card, columns: 2 },
    760: { ...card, columns: 3 },
    1020: { ...card, columns: 4 },
  },
  entries: 4,
};
