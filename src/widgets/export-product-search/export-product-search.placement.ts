import { searchProducts } from '../../api/search';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';

/** A page of twelve in three columns. */
export const placement: Placement = {
  cards: { base: 349, row: 103, share: 0.75, columns: 3, entries: 12 },
  request: firstSearch(searchProducts, { sortOrder: '0', contentGroup: '0' }),
};
