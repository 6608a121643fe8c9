import { searchProducts } from '../../api/search';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';

/** A page of twelve; the brands with cards of their own show them in three columns [SRCH-26]. */
export const placement: Placement = {
  cards: { base: 440, row: 92, share: 1, entries: 12 },
  cardsWith: {
    'brand=ridderheimsse': { row: 97, share: 1.33, columns: 3 },
    'brand=sibylla': { base: 315, row: 81, columns: 3 },
    'brand=mestariforsmanfi': { base: 315, row: 140, share: 0.75, columns: 3 },
    'columns=three': { columns: 3 },
    'columns=two': { columns: 2 },
  },
  request: firstSearch(
    searchProducts,
    { sortOrder: '0', contentGroup: '0' },
    'productGroup',
    'hideInitialResults',
    'containerPage',
    'matchAllCategoryIds',
  ),
};
