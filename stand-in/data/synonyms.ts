import { type Language, languages } from '../../src/core/page/language';
import { list, oneOf, text } from './reader/columns';
import { rowsOf } from './reader/content';

const rows = rowsOf('synonyms.tsv', {
  language: oneOf(languages),
  word: text,
  also: list(text),
});

/**
 * Other words by which a search finds what was asked for.
 * @param forms the forms of a word of the query, as regular expressions
 */
export function synonymsOf(forms: readonly string[], language: Language): readonly string[] {
  const asked = new RegExp(`^(?:${forms.join('|')})$`, 'u');
  return rows
    .filter((row) => row.language === language && asked.test(row.word))
    .flatMap(({ also }) => also);
}
