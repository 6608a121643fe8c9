import { type Language, langAttribute } from '../../src/core/page/language';
import { sayIn, wordsRows } from '../../src/read/words-table';
import file from './ready.words.tsv?raw';
import type { ReadyName } from './ready-kinds';

const files = import.meta.glob<string>('./*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rows = wordsRows(file);

/**
 * The source of a ready page in a language: its file, with a text in place of each `{{code}}`. Texts
 * are written as they are: none has a sign that HTML or JSON would read as its own.
 */
export function readyPage(name: ReadyName, language: Language): string {
  const say = sayIn(rows, language, langAttribute(language));
  const source = files[`./${name}.html`] ?? '';
  return source.replace(/\{\{([\w.-]+)\}\}/g, (_, code: string) => say(code));
}
