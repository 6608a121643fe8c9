/** A part of the documentation below one heading. */
export interface Section {
  /** Its address below the site's folder. */
  readonly path: string;
  /** The title of its page. */
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much a word counts where another word begins with it: most in a heading, then in a title. */
const pointsOf = (word: string, { page, heading, text }: Section): number =>
  [heading, page, text]
    .map((part, at) => (wordsOf(part).some((one) => one.startsWith(word)) ? 8 >> at : 0))
    .reduce((sum, one) => sum + one, 0);

/** The sections that have all the words of a query, the best first. */
export function foundIn(sections: readonly Section[], query: string): readonly Section[] {
  const words = wordsOf(query);
  return sections
    .map((section) => ({ section, points: words.map((word) => pointsOf(word, section)) }))
    .filter(({ points }) => points.length > 0 && !points.includes(0))
    .map(({ section, points }) => ({ section, sum: points.reduce((all, one) => all + one, 0) }))
    .sort((one, other) => other.sum - one.sum)
    .map(({ section }) => section);
}
