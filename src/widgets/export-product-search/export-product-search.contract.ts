import { searchProducts } from '../../api/search';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { url } from '../../core/element/reading/attributes';
import { addressName, endpoint } from '../../core/element/shared.attributes';
import { firstSearch, pageSize, searchEvents } from '../../core/search/search-contract';

export const contract = widgetContract({
  name: 'export-product-search',
  purpose: 'find',
  summary:
    'The product search of the export site: query box, facets, the chosen filters as chips, and a grid of products with their codes.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
  attributes: {
    pageSize,
    searchUrl: url({
      description:
        'The site search page; if it is set, a link leads to all products there, with the text searched for.',
      example: '/en/search',
    }),
    addressName,
    endpoint,
  },
  events: searchEvents,
  // A page of twelve in three columns.
  placement: {
    cards: { base: 349, row: 103, share: 0.75, columns: 3, entries: 12, dense: true },
    request: firstSearch(searchProducts),
  },
});
export type ExportProductSearchProps = PropsOf<typeof contract>;
