import type { Placement } from '../../core/element/placement';
import { shopCardHeights } from '../../core/shop/shop-card-heights';

export const placement: Placement = { height: shopCardHeights };
