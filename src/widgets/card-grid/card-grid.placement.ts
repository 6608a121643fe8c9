import type { Placement } from '../../core/element/placement';

/**
 * Two rows of square pictures, or the cards of a type that the tag names. Those of press releases
 * have no pictures.
 */
export const placement: Placement = {
  cards: { base: 112, row: 63, share: 1, entries: 8 },
  cardsWith: {
    'card-type=headerImageWide': { row: 98, share: 0.5625 },
    'card-type=recipeCard': { row: 88, share: 0.75 },
    'card-type=jyvabroilerRecipeCard': { row: 95 },
    'card-type=mynewsdeskCard': { row: 70, share: 0.75 },
    'card-type=ridderheimsCard': { row: 75, share: 1.33 },
    'columns=three': { columns: 3 },
    'columns=two': { columns: 2 },
    expandable: { base: 150, rows: 2 },
    'rows-to-display="1"][expandable': { rows: 1 },
    'rows-to-display="3"][expandable': { rows: 3 },
    'rows-to-display="4"][expandable': { rows: 4 },
  },
  heightWith: { 'card-type=cisionCard': { 0: 640, 376: 450, 776: 303 } },
};
