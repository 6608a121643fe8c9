import { type Say, sayIn, wordsRows } from '../read/words-table';
import file from './help.words.tsv?raw';

const rows = wordsRows(file);
const finnish = sayIn(rows, 'fi', 'fi');
const swedish = sayIn(rows, 'se', 'sv');
const english = sayIn(rows, 'en', 'en');

/**
 * Says what is wrong in the language of an editor: `fi`, `sv-FI`, `se`; in English for all others.
 * The codes are in help.words.tsv.
 */
export function wordsFor(language: string): Say {
  const code = language.toLowerCase().slice(0, 2);
  if (code === 'fi') return finnish;
  return code === 'sv' || code === 'se' ? swedish : english;
}
