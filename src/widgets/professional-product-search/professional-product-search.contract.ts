import { searchProducts } from '../../api/search';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { flag, url } from '../../core/element/reading/attributes';
import { addressName, endpoint } from '../../core/element/shared.attributes';
import {
  containerPage,
  facetsEndpoint,
  firstSearch,
  hideInitialResults,
  matchAllCategoryIds,
  narrowing,
  pageSize,
  searchEvents,
} from '../../core/search/search-contract';

export const contract = widgetContract({
  name: 'professional-product-search',
  purpose: 'find',
  summary:
    'The product search of the professional and food-service sites: query box, product groups, filters and a grid of products with their codes.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
  attributes: {
    pageSize,
    equipment: flag({
      description: 'Searches equipment instead of products; its texts speak of equipment.',
    }),
    hideInitialResults,
    allProductsUrl: url({
      description:
        'The page that the link to all products leads to; without one a button clears the whole search instead.',
      example: '/tuotteet',
    }),
    matchAllCategoryIds,
    containerPage,
    addressName,
    endpoint,
    facetsEndpoint,
  },
  events: searchEvents,
  // A page of twelve; equipment has fewer filters.
  placement: {
    cards: { base: 430, row: 126, share: 0.75, entries: 12, dense: true },
    cardsWith: { equipment: { base: 150, row: 90 } },
    request: firstSearch(searchProducts, ['equipment', ...narrowing]),
  },
});
export type ProfessionalProductSearchProps = PropsOf<typeof contract>;
