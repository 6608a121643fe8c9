import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { field } from './field';
import * as paths from './paths';
import { count, listOf, text, yes } from './schema';

const hitSchema = v.object({
  id: field(text, { description: 'Id of the review; one that is listed already is left out.' }),
  stars: field(count, { description: 'What it gives, 1 to 5 stars.', example: '4' }),
  text: field(text, { description: 'What it says; cut after 170 characters until opened.' }),
  userName: field(text, { description: 'Nickname of who wrote it.', example: 'Maija K.' }),
  isVerified: field(yes, {
    description: 'Whether who wrote it has bought the product, which a mark says; no when absent.',
  }),
});
const reviewsSchema = v.object({
  hits: field(listOf(hitSchema), { description: 'The reviews of the page, newest first.' }),
  hasMore: field(yes, { description: 'Whether a page follows, which a button then asks for.' }),
  totalCount: field(count, { description: 'How many reviews there are on all pages.' }),
  productId: field(text, { description: 'Id of the product; it is not shown.' }),
});
export type Review = v.InferOutput<typeof hitSchema>;

export interface ReviewsRequest {
  readonly language: string;
  readonly page: number;
  readonly pageSize: number;
  readonly productId: string;
}
export interface NewReview {
  readonly productId: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly userName: string;
}

/** A page of a product's reviews [API-41]. */
export const fetchReviews = (
  api: ApiClient,
  { language, page, pageSize, productId }: ReviewsRequest,
  options?: CallOptions,
) =>
  api.call({
    path: paths.reviews,
    query: { language, page, pageSize, productId },
    schema: reviewsSchema,
    ...options,
  });

/** Adds a review; the answer is not read [API-42]. */
export const postReview = (
  api: ApiClient,
  json: NewReview,
  options?: CallOptions,
): Promise<undefined> => api.call({ method: 'post', path: paths.reviews, json, ...options });
