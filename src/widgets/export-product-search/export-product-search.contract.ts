import { integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

export const contract = widgetContract({
  name: 'export-product-search',
  summary:
    'The product search of the export site: query box, facets, the chosen filters as chips, and a grid of products with their codes.',
  attributes: {
    pageSize: integer({
      default: 12,
      min: 1,
      max: 100,
      description: 'How many products a page of results has.',
      example: '12',
    }),
    searchUrl: url({
      description:
        'The site search page; a link to all products there, with the text searched for, is shown when this is set.',
      example: '/en/search',
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
export type ExportProductSearchProps = PropsOf<typeof contract>;
