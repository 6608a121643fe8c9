import { cardTypes } from '../../core/cards/card-types';
import { choice, flag, integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

export const contract = widgetContract({
  name: 'product-search',
  summary:
    'The product search page of a brand site: query box, dietary filters, facets and a grid of products.',
  attributes: {
    pageSize: integer({
      default: 12,
      min: 1,
      max: 100,
      description: 'How many products a page of results has.',
      example: '12',
    }),
    siteSearchUrl: url({
      description:
        'The page that searches the whole site; a link to it, with the text searched for, is shown when this is set.',
      example: '/haku',
    }),
    searchUrl: url({
      default: '/haku',
      description: 'The site search page that the link to all products goes to.',
      example: '/haku',
    }),
    cardType: choice(['auto', ...cardTypes], {
      description: 'The look of the products; auto is the card of the brand.',
      example: 'exportProductCard',
    }),
    columns: choice(['auto', 'four', 'three', 'two'], {
      description: 'Columns on wide screens; auto is three or four by the brand.',
      example: 'three',
    }),
    productGroup: text({
      description: 'The id of the product group to keep to.',
      example: '7',
    }),
    hideInitialResults: flag({
      description: 'Shows products only once something is searched for or chosen.',
    }),
    containerPage: text({
      description: 'The id of the page whose products are searched; sent only when set.',
      example: '1204',
    }),
    matchAllCategoryIds: text({
      description: 'Ids of categories, separated by commas, that a product must all have.',
      example: '4,8',
    }),
    shopUrl: url({
      description: 'The address of the meat shop, where its products are bought.',
      example: 'https://www.lihakauppa.fi/',
    }),
    endpoint: text({
      description: 'Another path for the search call.',
      example: '/api/search/products',
    }),
  },
  events: {
    'atria-buy': event<{ code: string; quantity: number }>({
      cancelable: true,
      description: 'A product of the meat shop is about to be added to the cart.',
    }),
    'atria-search-results': event<ShownResults>({
      description:
        'Products are shown: of a new search or of a further page; detail has q, facetTags, page and totalCount.',
    }),
  },
});
export type ProductSearchProps = PropsOf<typeof contract>;
