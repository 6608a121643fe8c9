import { flag, integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

export const contract = widgetContract({
  name: 'professional-product-search',
  summary:
    'The product search of the professional and food-service sites: query box, product groups, filters and a grid of products with their codes.',
  attributes: {
    pageSize: integer({
      default: 12,
      min: 1,
      max: 100,
      description: 'How many products a page of results has.',
      example: '12',
    }),
    equipment: flag({
      description: 'Searches equipment instead of products; its texts speak of equipment.',
    }),
    hideInitialResults: flag({
      description: 'Shows products only once something is searched for or chosen.',
    }),
    allProductsUrl: url({
      description:
        'The page that the link to all products goes to; without one a button clears the whole search instead.',
      example: '/tuotteet',
    }),
    matchAllCategoryIds: text({
      description: 'Ids of categories, separated by commas, that a product must all have.',
      example: '4,8',
    }),
    containerPage: text({
      description: 'The id of the page whose products are searched; sent only when set.',
      example: '1204',
    }),
    endpoint: text({
      description: 'Another path for the search call.',
      example: '/api/search/products',
    }),
  },
  events: {
    'atria-search-results': event<ShownResults>({
      description:
        'Products are shown: of a new search or of a further page; detail has q, facetTags, page and totalCount.',
    }),
  },
});
export type ProfessionalProductSearchProps = PropsOf<typeof contract>;
