import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, money } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { flag, integer, json, text } from '../../core/element/reading/attributes';
import { shopUrl } from '../../core/element/shared.attributes';
import { shopEvents } from '../../core/products/shop.events';

const productSchema = v.object({
  title: field(anyText, {
    description: 'Name of the product.',
    example: 'Grillimakkara 400 g',
  }),
  category: field(anyText, {
    description: 'Category of the product, for analytics.',
    example: 'Makkarat',
  }),
  price: field(money, {
    description: 'Its price in euros with a decimal comma, for analytics.',
    example: '4,95',
  }),
});

export const contract = widgetContract({
  name: 'buy-button',
  purpose: 'shop',
  summary: 'Quantity and buy button of a meat shop product.',
  wakes: 'load',
  because: 'It shows what the cart holds.',
  attributes: {
    code: text({
      required: true,
      description: 'Code of the product that is bought.',
      example: 'LK4102',
      holds: 'product',
    }),
    stock: integer({
      description: 'How many are in stock; without it there is no limit, 0 or less is sold out.',
      example: '12',
    }),
    max: integer({
      default: 100,
      min: 1,
      description: 'The most that can be bought at a time if the stock has no number.',
    }),
    product: json(productSchema, {
      description: 'What is bought, for messages and analytics.',
    }),
    productPage: flag({
      description: 'This is the product’s own page: the product counts as viewed.',
    }),
    shopUrl,
  },
  events: shopEvents,
  // In a narrow column the button is below the quantity.
  placement: { gap: 'none', height: { 0: 96, 340: 44 } },
});
export type BuyButtonProps = PropsOf<typeof contract>;
