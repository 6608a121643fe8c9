import type { Language } from '../../src/core/page/language';
import { text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { type LocalText, textIn } from './texts';

const words: ReadonlyMap<string, LocalText> = new Map(
  rowsOf('words.tsv', { name: text, text: texts() }).map((row) => [row.name, row.text]),
);

/** General words of the pages and of the back end, in all languages. */
export function wordsOf(name: string): LocalText {
  const found = words.get(name);
  if (!found) throw new Error(`stand-in/data/words.tsv lacks "${name}"`);
  return found;
}

/** The same in one language. */
export const wordIn = (name: string, language: Language): string => textIn(wordsOf(name), language);
