import { searchRecipes } from '../../api/search';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';

/** A page of twelve; Jyväbroiler's cards have square pictures. */
export const placement: Placement = {
  cards: { base: 440, row: 90, share: 0.75, entries: 12 },
  cardsWith: { 'brand=jyvabroiler': { row: 98, share: 1 } },
  request: firstSearch(
    searchRecipes,
    { contentGroup: '0' },
    'hideInitialResults',
    'matchAnyCategoryIds',
  ),
};
