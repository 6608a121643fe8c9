import * as v from 'valibot';
import { flag, integer, json, text, url } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

const productSchema = v.object({
  title: v.optional(v.string(), ''),
  category: v.optional(v.string(), ''),
  price: v.optional(v.string(), ''),
});

export const contract = widgetContract({
  name: 'buy-button',
  summary: 'Quantity and buy button of a meat shop product.',
  attributes: {
    code: text({ description: 'Code of the product that is bought.', example: 'LK4102' }),
    stock: integer({
      description: 'How many are left; without it as many as wanted, 0 or less is sold out.',
      example: '12',
    }),
    max: integer({
      default: 100,
      min: 1,
      description: 'The most one can buy at a time while the stock has no number.',
    }),
    product: json(productSchema, {
      description: 'Title, category and price of the product, for messages and analytics.',
    }),
    productPage: flag({
      description: 'This is the product’s own page: the product counts as viewed.',
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
export type BuyButtonProps = PropsOf<typeof contract>;
export type BuyButtonEvents = EventsOf<typeof contract>;
