import { searchNews } from '../../api/search';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';

/** A page of twelve, of which those without a picture are lower. */
export const placement: Placement = {
  cards: { base: 289, row: 5, share: 0.75, columns: 3, entries: 12 },
  request: firstSearch(searchNews, { sortOrder: '2' }, 'matchAnyCategoryIds', 'authors'),
};
