import * as v from 'valibot';
import { amountOfEuros } from '../../src/api/amount';
import { fetchProduct } from '../../src/api/products';
import { fetchReviews, postReview } from '../../src/api/reviews';
import type { Review } from '../data/reviews';
import { shopProducts } from '../data/shop-products';
import { textIn } from '../data/texts';
import { shopProductByCode } from './catalogue';
import { amountOrNone } from './hits';
import { number } from './question';
import { answers, type Route } from './route';
import type { Store } from './session';
import { filled, refuse, taking } from './validation';

const reviewSchema = v.object({
  productId: filled,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.pipe(filled, v.maxLength(500)),
  userName: filled,
});

const averageOf = (written: readonly Review[]): number =>
  written.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, written.length);

/** The meat shop's products and their reviews. */
export function routes({ reviews }: Store): readonly Route[] {
  const sent = (productId: string) => reviews.get(productId) ?? [];
  const all = (productId: string) => [
    ...sent(productId),
    ...(shopProducts.find(({ contentId }) => String(contentId) === productId)?.reviews ?? []),
  ];
  return [
    answers(fetchProduct, (context) => {
      const product = shopProductByCode(context.req.param('code') ?? '');
      if (!product) return refuse(context, 'no such product', 404);
      const written = all(String(product.contentId));
      return {
        name: textIn(product.title, 'fi'),
        averageRating: averageOf(written),
        reviewCount: written.length,
        url: textIn(product.url, 'fi'),
        price: amountOfEuros(product.price),
        pricePerKg: amountOrNone(product.pricePerKilo),
        svhPrice: amountOrNone(product.svhPrice),
        stock: product.stock,
        code: product.code,
        description: product.description,
        image: product.image,
      };
    }),
    answers(fetchReviews, (context) => {
      const productId = context.req.query('productId') ?? '';
      const pageSize = Math.max(1, number(context, 'pageSize', 9));
      const to = Math.max(1, number(context, 'page', 1)) * pageSize;
      const written = all(productId);
      return {
        hits: written.slice(to - pageSize, to),
        hasMore: to < written.length,
        totalCount: written.length,
        productId,
      };
    }),
    answers(
      postReview,
      taking(reviewSchema, ({ productId, rating, text, userName }) => {
        const before = sent(productId);
        const review = { id: before.length + 1, stars: rating, text, userName, isVerified: false };
        reviews.set(productId, [review, ...before]);
        return {};
      }),
    ),
  ];
}
