import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { count, listOf, text, yes } from './schema';

const hitSchema = v.object({ id: text, stars: count, text, userName: text, isVerified: yes });
const reviewsSchema = v.object({
  hits: listOf(hitSchema),
  hasMore: yes,
  totalCount: count,
  productId: text,
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
