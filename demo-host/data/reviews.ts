import { number, text } from './reader/columns';
import { rowsOf } from './reader/content';
import { numberOf } from './texts';

/** A review as the list call answers it [REV-07]. */
export interface Review {
  readonly id: number;
  readonly stars: number;
  readonly text: string;
  readonly userName: string;
  readonly isVerified: boolean;
}

const reviews = rowsOf('reviews/texts.tsv', { stars: number, text });
const names = rowsOf('reviews/names.tsv', { name: text });

/** The reviews of a product: none to about twenty, always the same for the same product. */
export function reviewsOf(productId: string): Review[] {
  const count = numberOf(`${productId}reviews`, 24);
  return Array.from({ length: count }, (_, index) => {
    const review = reviews[numberOf(`${productId}:${index}`, reviews.length)];
    return {
      id: numberOf(productId, 90000) * 100 + index,
      stars: review?.stars ?? 5,
      text: review?.text ?? '',
      userName: names[numberOf(`${productId}/${index}`, names.length)]?.name ?? '',
      isVerified: numberOf(`${index}${productId}`, 3) > 0,
    };
  });
}
