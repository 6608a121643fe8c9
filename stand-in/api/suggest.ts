import type { Language } from '../../src/core/page/language';
import { textIn } from '../data/texts';
import { found, type Item } from './search-engine';

/**
 * The best matches for a typed text, of different kinds in turn, so that five suggestions are not
 * five sausages.
 */
export function suggested(
  pages: readonly Item[],
  q: string,
  language: Language,
  most: number,
): Item[] {
  if (!q) return [];
  const kinds = new Map<string, Item[]>();
  const hits = found(pages, q, language);
  const best = hits.filter(({ missing }) => missing === hits[0]?.missing);
  for (const { item: page } of best) {
    const kind = textIn(page.category, language);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  const rows = [...kinds.values()];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, most);
}
