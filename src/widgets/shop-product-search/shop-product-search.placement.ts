import { searchShopProducts } from '../../api/search';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';
import { shopCardSize } from '../../core/shop/shop-card-size';

const { bodyHeight, pictureRatio } = shopCardSize;

/** A page of twelve. */
export const placement: Placement = {
  cards: { base: 230, row: bodyHeight, share: pictureRatio, entries: 12 },
  request: firstSearch(
    searchShopProducts,
    { contentGroup: '0' },
    'matchAnyCategoryIds',
    'skipPagination',
  ),
};
