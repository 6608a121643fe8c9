import type { Language } from '../../src/core/page/language';
import { textIn } from '../data/texts';
import { type Item, matches, rankOf } from './search-engine';

/**
 * The best of what matches a typed text, the kinds of things taking turns, so that five
 * suggestions are not five sausages.
 */
export function suggested(
  pages: readonly Item[],
  q: string,
  language: Language,
  most: number,
): Item[] {
  if (!q) return [];
  const kinds = new Map<string, Item[]>();
  const found = pages
    .filter((page) => matches(page, q, language))
    .sort((a, b) => rankOf(a, q, language) - rankOf(b, q, language));
  for (const page of found) {
    const kind = textIn(page.category, language);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  const rows = [...kinds.values()];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, most);
}
