import * as v from 'valibot';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { param } from './param';
import { language, page, pageSize } from './parameters';
import { count, listOf, text, yes } from './schema';

const hitSchema = v.object({
  id: field(text, { description: 'Id of the review; one that is listed already is left out.' }),
  stars: field(count, { description: 'Its rating, 1 to 5 stars.', example: '4' }),
  text: field(text, { description: 'Its text; cut after 170 characters until opened.' }),
  userName: field(text, { description: 'Nickname of the author.', example: 'Maija K.' }),
  isVerified: field(yes, {
    description: 'Whether the author has bought the product, shown by a mark; no when absent.',
  }),
});
const reviewsSchema = v.object({
  hits: field(listOf(hitSchema), { description: 'The reviews of the page, newest first.' }),
  hasMore: field(yes, { description: 'Whether a page follows, which a button then loads.' }),
  totalCount: field(count, { description: 'How many reviews there are on all pages.' }),
  productId: field(text, { description: 'Id of the product; it is not shown.' }),
});
export type Review = v.InferOutput<typeof hitSchema>;

export interface NewReview {
  readonly productId: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly userName: string;
}

const productId = 'Id of the product.';

/** A page of a product's reviews [API-41]. */
export const fetchReviews = defineCall({
  get: '/api/review/lihakauppa/',
  params: { language, page, pageSize, productId: param(productId, '2001') },
  answer: reviewsSchema,
  sample: { pageSize: 9 },
  fault: 'review',
});

/** Adds a review; the answer is not read [API-42]. */
export const postReview = defineCall({
  post: '/api/review/lihakauppa/',
  body: bodyOf<NewReview>({
    productId,
    rating: 'Its rating: 1 to 5 stars.',
    text: 'What the review says.',
    userName: 'Nickname that the review is signed with.',
  }),
  sample: { productId: '2001' },
  fault: 'review',
});
