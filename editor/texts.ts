import { type Language, langAttribute } from '../src/core/page/language';
import { type Say, sayIn, wordsRows } from '../src/read/words-table';
import { cached } from './cached';
import file from './editor.words.tsv?raw';

const rows = wordsRows(file);

/** The catalogue's own texts in a language, by their codes: always the same function. */
export const sayFor = cached(
  (language: Language): Say => sayIn(rows, language, langAttribute(language)),
);
