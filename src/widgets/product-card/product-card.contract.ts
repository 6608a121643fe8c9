import { type PropsOf, widgetContract } from '../../core/element/contract';
import { json } from '../../core/element/reading/attributes';
import { shopUrl } from '../../core/element/shared.attributes';
import { shopEvents } from '../../core/products/shop.events';
import { shopCardSize } from '../../core/products/shop-card-size';
import { shopProductSchema } from '../../core/products/shop-product';

export const contract = widgetContract({
  name: 'product-card',
  purpose: 'cards',
  summary: 'A product of the meat shop with its price, a buy button and a quick view.',
  wakes: 'load',
  because: 'It shows what the cart holds.',
  attributes: {
    product: json(shopProductSchema, {
      required: true,
      description: 'The product, as the product search answers it.',
    }),
    shopUrl,
  },
  events: shopEvents,
  placement: {
    gap: 'none',
    height: { 0: shopCardSize.compactHeight, 209: shopCardSize.bodyHeight },
    pictureAbove: { ratio: shopCardSize.pictureRatio, maxWidth: shopCardSize.maxWidth },
  },
});
export type ProductCardProps = PropsOf<typeof contract>;
