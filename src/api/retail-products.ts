import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { answerList, count, text } from './schema';

const productSchema = v.object({
  title: field(text, {
    description: 'Name of the product, by which visitors find it in a form’s list.',
    example: 'Atria Wilhelm 400 g',
  }),
  productId: field(count, { description: 'Its id, which the form sends.', example: '1002' }),
});
export type RetailProduct = v.InferOutput<typeof productSchema>;

const answerSchema = answerList(productSchema);

/** Titles and ids of all retail products [API-09, API-33]. */
export const fetchRetailProducts = (
  api: ApiClient,
  { language = 'fi' }: { language?: string } = {},
  options?: CallOptions,
) =>
  api.call({
    path: paths.retailProducts,
    query: { language },
    schema: answerSchema,
    ...options,
  });
