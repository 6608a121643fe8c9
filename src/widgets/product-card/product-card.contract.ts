import { json, url } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { shopProductSchema } from '../../core/shop/shop-product';

export const contract = widgetContract({
  name: 'product-card',
  summary: 'A product of the meat shop with its price, a buy button and a quick view.',
  attributes: {
    product: json(shopProductSchema, {
      description:
        'The product: code, title, url, image (a list), price, svhPrice, discountPercentage and stock.',
    }),
    shopUrl: url({
      description: 'Address of the shop, for pages of other sites.',
      example: 'https://www.lihakauppa.fi/',
    }),
  },
  events: {
    'atria-buy': event<{ code: string; quantity: number }>({
      cancelable: true,
      description: 'The product is about to be added to the cart.',
    }),
  },
});
export type ProductCardProps = PropsOf<typeof contract>;
export type ProductCardEvents = EventsOf<typeof contract>;
