import { number, oneOf, optional, text } from './reader/columns';
import { rowsOf } from './reader/content';
import { shopCategories } from './shop-categories';
import { numberOf } from './texts';

/** A review as the list call answers it [REV-07]. */
export interface Review {
  readonly id: number;
  readonly stars: number;
  readonly text: string;
  readonly userName: string;
  readonly isVerified: boolean;
}

/** For products of a category; without one for anything to eat. */
const about = optional(oneOf(shopCategories.map(({ name }) => name)));
const reviews = rowsOf('reviews/texts.tsv', { stars: number, about, text });
const names = rowsOf('reviews/names.tsv', { name: text });

const isFood = (category: string): boolean => category !== 'lahjakortit';

/**
 * The reviews of a product of a category: none to about twenty, always the same for the same
 * product, without repeated texts or names.
 */
export function reviewsOf(productId: number, category: string): Review[] {
  const shuffled = <T>(items: readonly T[], salt: string): T[] =>
    items
      .map((item, index) => ({ item, place: numberOf(`${productId}${salt}${index}`, 1e6) }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  const fitting = reviews.filter(
    (one) => one.about === category || (!one.about && isFood(category)),
  );
  const writers = shuffled(names, 'name');
  return shuffled(fitting, 'text')
    .slice(0, numberOf(`${productId}reviews`, fitting.length + 4))
    .map(({ stars, text }, index) => ({
      id: productId * 100 + index,
      stars,
      text,
      userName: writers[index]?.name ?? '',
      isVerified: numberOf(`${index}${productId}`, 3) > 0,
    }));
}
