import { searchShopProducts } from '../../api/search';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { flag } from '../../core/element/reading/attributes';
import { addressName, endpoint, shopUrl } from '../../core/element/shared.attributes';
import { shopEvents } from '../../core/products/shop.events';
import { shopCardSize } from '../../core/products/shop-card-size';
import {
  firstSearch,
  matchAnyCategoryIds,
  pageSize,
  searchEvents,
} from '../../core/search/search-contract';

const { bodyHeight, compactHeight, pictureRatio } = shopCardSize;

export const contract = widgetContract({
  name: 'shop-product-search',
  purpose: 'find',
  summary: 'The product listing of the meat shop: query box and a grid of products to buy from.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
  attributes: {
    pageSize,
    matchAnyCategoryIds,
    skipPagination: flag({
      description: 'Lists all products at once: there is no button for more.',
    }),
    shopUrl,
    addressName,
    endpoint,
  },
  events: {
    ...shopEvents,
    ...searchEvents,
  },
  // A page of twelve.
  placement: {
    cards: {
      ...{ base: 230, row: bodyHeight, dense: compactHeight },
      ...{ share: pictureRatio, entries: 12 },
    },
    request: firstSearch(searchShopProducts, ['matchAnyCategoryIds', 'skipPagination']),
  },
});
export type ShopProductSearchProps = PropsOf<typeof contract>;
