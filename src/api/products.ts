import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { paths } from './paths';
import { count, maybeNumber, text } from './schema';

const productSchema = v.object({
  name: text,
  averageRating: count,
  reviewCount: count,
  url: text,
  price: text,
  pricePerKg: text,
  svhPrice: text,
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
