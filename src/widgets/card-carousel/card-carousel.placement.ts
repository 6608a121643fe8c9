import type { Placement } from '../../core/element/placement';

/** One row of cards below a heading, above the arrows. */
export const placement: Placement = {
  cards: { base: 172, row: 100, share: 1, entries: 1, scrolls: true },
  cardsWith: {
    'card-kind=recipe': { row: 98, share: 0.75 },
    'card-kind=socialMedia': { row: 280 },
    'card-kind=shopProduct': { row: 225, share: 0.75 },
    'card-kind=newsDesk': { row: 80, share: 0.75 },
  },
  heightWith: { 'card-kind=pressRelease': { 0: 218, 700: 295 } },
};
