import type { Placement } from '../../core/element/placement';

/** A page of twelve; equipment has fewer filters. */
export const placement: Placement = {
  cards: { base: 430, row: 126, share: 0.75, entries: 12 },
  cardsWith: { equipment: { base: 150, row: 90 } },
};
