import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { count, maybeNumber, money, text } from './schema';

const productSchema = v.object({
  // A product without a name is none.
  name: v.string(),
  averageRating: count,
  reviewCount: count,
  url: text,
  price: money,
  pricePerKg: money,
  svhPrice: money,
  stock: maybeNumber,
  code: text,
  description: text,
  image: text,
});
export type Product = v.InferOutput<typeof productSchema>;

/** A product of the meat shop, for the quick view [API-19]. */
export const fetchProduct = (api: ApiClient, { code }: { code: string }, options?: CallOptions) =>
  api.call({
    path: `${paths.product}/${encodeURIComponent(code)}`,
    schema: productSchema,
    ...options,
  });
