import { products } from '../../api/paths';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';

/** A page of twelve; equipment has fewer filters. */
export const placement: Placement = {
  cards: { base: 430, row: 126, share: 0.75, entries: 12 },
  cardsWith: { equipment: { base: 150, row: 90 } },
  request: firstSearch(
    products,
    'sortOrder=0&contentGroup=0',
    'equipment',
    'hide-initial-results',
    'container-page',
    'match-all-category-ids',
  ),
};
