import { cardTypes } from '../../api/cards';
import { searchProducts } from '../../api/search';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, text, url } from '../../core/element/reading/attributes';
import { addressName, endpoint, searchUrl, shopUrl } from '../../core/element/shared.attributes';
import { shopEvents } from '../../core/products/shop.events';
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
  name: 'product-search',
  purpose: 'find',
  summary:
    'The product search page of a brand site: query box, dietary filters, facets and a grid of products.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
  attributes: {
    pageSize,
    siteSearchUrl: url({
      description:
        'The page that searches the whole site; if it is set, a link leads there with the text searched for.',
      example: '/haku',
    }),
    searchUrl,
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
      holds: 'product-group',
    }),
    hideInitialResults,
    containerPage,
    matchAllCategoryIds,
    shopUrl,
    addressName,
    endpoint,
    facetsEndpoint,
  },
  events: {
    ...shopEvents,
    ...searchEvents,
  },
  // A page of twelve; brands with their own cards show them in three columns [SRCH-26].
  placement: {
    cards: { base: 440, row: 92, share: 1, entries: 12, dense: true },
    cardsWith: {
      'brand=ridderheimsse': { row: 97, share: 1.33, columns: 3 },
      'brand=sibylla': { base: 315, row: 81, columns: 3 },
      'brand=mestariforsmanfi': { base: 315, row: 140, share: 0.75, columns: 3 },
      'columns=three': { columns: 3 },
      'columns=two': { columns: 2 },
    },
    request: firstSearch(searchProducts, ['productGroup', ...narrowing]),
  },
});
export type ProductSearchProps = PropsOf<typeof contract>;
