import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { param } from './param';
import { priceOrNone } from './price';
import { count, maybeNumber, money, text } from './schema';

const productSchema = v.object({
  // A product without a name is invalid.
  name: field(v.string(), { description: 'Name of the product.', example: 'Naudan sisäfilee' }),
  averageRating: field(count, {
    description: 'Average of its reviews in stars, 0 to 5; shown if there are reviews.',
    example: '4.4',
  }),
  reviewCount: field(count, { description: 'How many reviews it has; 0 shows no stars.' }),
  url: field(text, { description: 'Address of its page.', example: '/tuotteet/sisafilee' }),
  price: field(money, { description: 'Price of one, in euros.', example: '89,90' }),
  pricePerKg: field(priceOrNone, {
    description: 'Price of a kilogram, in euros; none when absent.',
  }),
  svhPrice: field(priceOrNone, { description: 'Recommended price, in euros; none when absent.' }),
  stock: field(maybeNumber, {
    description:
      'Stock: null has no limit, 0 or less is sold out, a positive number is the most that can be bought.',
  }),
  code: field(text, { description: 'Its code, which is sent to the cart.', example: 'LK4101' }),
  description: field(text, { description: 'What it is, a paragraph; none when absent.' }),
  image: field(text, { description: 'Address of its picture.' }),
});
export type Product = v.InferOutput<typeof productSchema>;

/** A product of the meat shop, for the quick view [API-19]. */
export const fetchProduct = defineCall({
  get: '/api/products/{code}',
  params: { code: param('Code of the product.', 'LK4101') },
  answer: productSchema,
  fault: 'product',
});
