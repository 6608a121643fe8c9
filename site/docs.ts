/** What the documentation's pages do: search, copy, and frames as high as what they show. */

interface Section {
  readonly path: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

const script = document.currentScript as HTMLScriptElement;
const base = new URL('..', script.src);

/** How much a word counts where it is found: most in a heading, less in a page's title. */
function pointsOf(word: string, { page, heading, text }: Section): number {
  const begins = (of: string) => ` ${of.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const isIn = (of: string) => begins(of).includes(` ${word}`);
  return (isIn(heading) ? 8 : 0) + (isIn(page) ? 4 : 0) + (isIn(text) ? 1 : 0);
}

/** The sections that have all the words, the best first. */
export function found(sections: readonly Section[], query: string): readonly Section[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, points: words.map((word) => pointsOf(word, section)) }))
    .filter(({ points }) => !points.includes(0))
    .map(({ section, points }) => ({ section, all: points.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.all - one.all)
    .map(({ section }) => section);
}
