import * as v from 'valibot';
import { count, images, maybeNumber, money, text } from '../../api/schema';
import type { ProductHit } from '../../api/search';

/** A product as shop cards show it [QV-01]. */
export const shopProductSchema = v.object({
  code: text,
  title: text,
  url: text,
  image: images,
  category: text,
  price: money,
  pricePerKilo: money,
  pricePerKg: money,
  svhPrice: money,
  discountPercentage: count,
  stock: maybeNumber,
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

/** How many one can buy at most: a positive stock, else the given limit, 100 by default [QV-06]. */
export const maxQuantity = (stock: number | null, max = 100): number =>
  stock !== null && stock > 0 ? stock : max;
