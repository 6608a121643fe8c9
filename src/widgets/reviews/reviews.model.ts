import type { NewReview, Review } from '../../api/reviews';

/** A longer text is cut here [REV-08]. */
const maxLength = 170;

/**
 * The beginning of a text that is too long for a card, up to the end of a word.
 *
 * @returns undefined for a text that shows whole.
 */
export function beginningOf(text: string): string | undefined {
  // By whole characters: an emoji has two units.
  const characters = [...text];
  if (characters.length <= maxLength) return undefined;
  const head = characters.slice(0, maxLength).join('');
  // One character more, so that a word that just fits stays whole.
  const [words = ''] = /^.*(?=\s)/s.exec(characters.slice(0, maxLength + 1).join('')) ?? [];
  // A text without blanks, such as an address, is cut within its word.
  return `${(words.trim() ? words : head).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** A review in the list. */
export interface ListedReview extends Review {
  /** Whether the visitor has just sent it. */
  readonly isOwn?: true;
}

const isSameReview = (own: ListedReview, hit: Review): boolean =>
  own.stars === hit.stars && own.text === hit.text && own.userName === hit.userName;

/** The visitor's own reviews, the newest first, with one more. */
export const withSent = (
  own: readonly ListedReview[],
  { rating, text, userName }: NewReview,
): readonly ListedReview[] => [
  { id: `own ${own.length}`, ...{ stars: rating, text, userName }, isVerified: false, isOwn: true },
  ...own,
];

/**
 * The reviews to list: the visitor's own, the newest first, then those of the answers. The shop may
 * list a sent one at once, later or never; it shows once in any case. A review added by anybody
 * meanwhile moves those of the next page by one: each shows once.
 */
export const listed = (own: readonly ListedReview[], hits: readonly Review[]): ListedReview[] => [
  ...own,
  ...hits.filter(
    (hit, place) =>
      hits.findIndex(({ id }) => id === hit.id) === place &&
      !own.some((one) => isSameReview(one, hit)),
  ),
];

/** The number of reviews, by the first answer and what was sent since. */
export const countOf = (
  own: readonly ListedReview[],
  { hits, totalCount }: { readonly hits: readonly Review[]; readonly totalCount: number },
): number => totalCount + own.filter((one) => !hits.some((hit) => isSameReview(one, hit))).length;
