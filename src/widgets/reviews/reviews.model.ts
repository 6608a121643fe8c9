import type { NewReview, Review } from '../../api/reviews';

/** A longer text is cut here [REV-08]. */
const maxLength = 170;

/**
 * The beginning of a text that is too long for a card, up to the end of a word.
 *
 * @returns undefined for a text that is shown whole.
 */
export function beginningOf(text: string): string | undefined {
  // By whole characters: emoji are two units each.
  const characters = [...text];
  if (characters.length <= maxLength) return undefined;
  const head = characters.slice(0, maxLength).join('');
  // One character more, so that a word that just fits stays whole.
  const [words = ''] = /^.*(?=\s)/s.exec(characters.slice(0, maxLength + 1).join('')) ?? [];
  // A text without blanks, as of an address, is cut within its word.
  return `${(words.trim() ? words : head).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** A review as it is listed. */
export interface ListedReview extends Review {
  /** The visitor has just sent it. */
  readonly isOwn?: true;
}

const isSame = (own: ListedReview, hit: Review): boolean =>
  own.stars === hit.stars && own.text === hit.text && own.userName === hit.userName;

/** What the visitor has sent, the newest first, with one more. */
export const withSent = (
  own: readonly ListedReview[],
  { rating, text, userName }: NewReview,
): readonly ListedReview[] => [
  { id: `own ${own.length}`, ...{ stars: rating, text, userName }, isVerified: false, isOwn: true },
  ...own,
];

/**
 * The reviews to list: what the visitor has sent, the newest first, then the answered ones. The
 * shop may list a sent one at once, later or never; it shows once in any case. A review added
 * meanwhile, by anybody, moves those of the next page on by one: each shows once.
 */
export const listed = (own: readonly ListedReview[], hits: readonly Review[]): ListedReview[] => [
  ...own,
  ...hits.filter(
    (hit, place) =>
      hits.findIndex(({ id }) => id === hit.id) === place && !own.some((one) => isSame(one, hit)),
  ),
];

/** How many there are, by the answer that began the list and what was sent since. */
export const countOf = (
  own: readonly ListedReview[],
  { hits, totalCount }: { readonly hits: readonly Review[]; readonly totalCount: number },
): number => totalCount + own.filter((one) => !hits.some((hit) => isSame(one, hit))).length;
