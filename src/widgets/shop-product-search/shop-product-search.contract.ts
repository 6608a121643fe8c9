import { flag, integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

export const contract = widgetContract({
  name: 'shop-product-search',
  summary: 'The product listing of the meat shop: query box and a grid of products to buy from.',
  attributes: {
    pageSize: integer({
      default: 12,
      min: 1,
      max: 100,
      description: 'How many products a page of results has.',
      example: '12',
    }),
    matchAnyCategoryIds: text({
      description:
        'Ids of shop categories, separated by commas; products of any of them are listed, without it all.',
      example: '501,504',
    }),
    skipPagination: flag({
      description: 'Lists all products at once: there is no button for more.',
    }),
    shopUrl: url({
      description: 'The address of the meat shop, for pages of other sites.',
      example: 'https://www.lihakauppa.fi/',
    }),
    endpoint: text({
      description: 'Another path for the search call.',
      example: '/api/search/lihakauppa-products',
    }),
  },
  events: {
    'atria-buy': event<{ code: string; quantity: number }>({
      cancelable: true,
      description: 'A product is about to be added to the cart.',
    }),
    'atria-search-results': event<ShownResults>({
      description:
        'Products are shown: of a new search or of a further page; detail has q, facetTags, page and totalCount.',
    }),
  },
});
export type ShopProductSearchProps = PropsOf<typeof contract>;
