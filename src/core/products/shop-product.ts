import * as v from 'valibot';
import { field } from '../../api/field';
import { priceOrNone } from '../../api/price';
import { count, images, maybeNumber, money, text } from '../../api/schema';
import type { ProductHit } from '../../api/search';

/** A product in the form that shop cards show [QV-01]. */
export const shopProductSchema = v.object({
  code: field(text, {
    required: true,
    description: 'Code of the product.',
    example: 'LK4102',
    holds: 'product',
  }),
  title: field(text, {
    required: true,
    description: 'Name of the product.',
    example: 'Grillimakkara 400 g',
  }),
  url: field(text, {
    description: 'Address of the page of the product.',
    example: '/tuotteet/grillimakkara',
  }),
  image: field(images, {
    description: 'Its picture, or pictures; the first one is shown.',
    holds: 'picture',
  }),
  category: field(text, {
    description: 'Category of the product, for analytics.',
    example: 'Makkarat',
  }),
  price: field(money, { description: 'Price in euros with a decimal comma.', example: '4,95' }),
  pricePerKilo: field(priceOrNone, { description: 'Price of a kilogram.', example: '12,38' }),
  pricePerKg: field(priceOrNone, { description: 'The same, if pricePerKilo is absent.' }),
  svhPrice: field(priceOrNone, { description: 'Recommended price, beside a reduced one.' }),
  discountPercentage: field(count, {
    description: 'Reduction in per cent; 0 for a normal price.',
    example: '20',
  }),
  stock: field(maybeNumber, {
    description: 'How many are in stock; without it there is no limit, 0 or less is sold out.',
    example: '12',
  }),
});
export type ShopProduct = v.InferOutput<typeof shopProductSchema>;

/** A hit of a product search as a shop product. */
export const shopProductOfHit = (hit: ProductHit): ShopProduct => ({
  ...hit,
  url: hit.url || hit.link,
  image: hit.image ? [hit.image] : [],
});

/** Sold out: the stock is known and not positive [QV-05, SRCH-29]. */
export const isSoldOut = (stock: number | null): boolean => stock !== null && stock <= 0;
