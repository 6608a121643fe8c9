import type { Placement } from '../../core/element/placement';
import { shopCardSize } from '../../core/shop/shop-card-size';

const { bodyHeight, pictureRatio, maxWidth } = shopCardSize;

export const placement: Placement = {
  height: { 0: bodyHeight },
  pictureAbove: { ratio: pictureRatio, maxWidth },
};
