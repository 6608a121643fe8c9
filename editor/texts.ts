import { type Language, langAttribute } from '../src/core/page/language';
import { type Say, sayIn, wordsRows } from '../src/read/words-table';
import file from './editor.words.tsv?raw';

const rows = wordsRows(file);
const inOne = (language: Language): Say => sayIn(rows, language, langAttribute(language));
const says: Readonly<Record<Language, Say>> = {
  fi: inOne('fi'),
  en: inOne('en'),
  se: inOne('se'),
  de: inOne('de'),
};

/** The catalogue's own texts in a language, by their codes: always the same function. */
export const sayFor = (language: Language): Say => says[language];
