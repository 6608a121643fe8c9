import { shopProducts } from '../../api/paths';
import type { Placement } from '../../core/element/placement';
import { firstSearch } from '../../core/search/first-search';
import { shopCardSize } from '../../core/shop/shop-card-size';

const { bodyHeight, pictureRatio } = shopCardSize;

/** A page of twelve. */
export const placement: Placement = {
  cards: { base: 230, row: bodyHeight, share: pictureRatio, entries: 12 },
  request: firstSearch(shopProducts, 'contentGroup=0', 'match-any-category-ids', 'skip-pagination'),
};
