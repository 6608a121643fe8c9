import { flag, url } from '../../core/element/attributes';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { addressName, endpoint } from '../../core/element/shared.attributes';
import {
  containerPage,
  facetsEndpoint,
  hideInitialResults,
  matchAllCategoryIds,
  pageSize,
} from '../../core/search/search.attributes';
import { searchEvents } from '../../core/search/search.events';

export const contract = widgetContract({
  name: 'professional-product-search',
  purpose: 'find',
  summary:
    'The product search of the professional and food-service sites: query box, product groups, filters and a grid of products with their codes.',
  attributes: {
    pageSize,
    equipment: flag({
      description: 'Searches equipment instead of products; its texts speak of equipment.',
    }),
    hideInitialResults,
    allProductsUrl: url({
      description:
        'The page that the link to all products goes to; without one a button clears the whole search instead.',
      example: '/tuotteet',
    }),
    matchAllCategoryIds,
    containerPage,
    addressName,
    endpoint,
    facetsEndpoint,
  },
  events: searchEvents,
  calls: ['GET /api/facets/custom', 'GET /api/facets/groups', 'GET /api/search/products'],
});
export type ProfessionalProductSearchProps = PropsOf<typeof contract>;
