import { type Say, sayIn, wordsRows } from '../read/words-table';
import file from './help.words.tsv?raw';

const rows = wordsRows(file);
const finnish = sayIn(rows, 'fi', 'fi');
const swedish = sayIn(rows, 'se', 'sv');
const english = sayIn(rows, 'en', 'en');
const says: Readonly<Record<string, Say>> = { fi: finnish, sv: swedish, se: swedish };

/**
 * Says what is wrong in the language of an editor: `fi`, `sv-FI`, `se`; in English for all others.
 * The codes are in help.words.tsv.
 */
export const wordsFor = (language: string): Say =>
  says[language.toLowerCase().slice(0, 2)] ?? english;
