import { searchProducts } from '../../api/search';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';

/** A page of twelve; equipment has fewer filters. */
export const placement: Placement = {
  cards: { base: 430, row: 126, share: 0.75, entries: 12 },
  cardsWith: { equipment: { base: 150, row: 90 } },
  request: firstSearch(
    searchProducts,
    { sortOrder: '0', contentGroup: '0' },
    'equipment',
    'hideInitialResults',
    'containerPage',
    'matchAllCategoryIds',
  ),
};
