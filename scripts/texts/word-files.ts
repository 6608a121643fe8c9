import { uiLanguages } from '../../editor/ui-languages';
import { wordsRows } from '../../src/read/words-table';
import type { Source } from './unit';

/**
 * A table of words for editors (`*.words.tsv`). Those of the catalogue itself and of its ready pages
 * (`editor/`) have a code for each text. Beside a widget's contract, which has the English words, a
 * row is found by them.
 */
export function wordFile(path: string, text: string): Source {
  const lines = text.split('\n');
  const header = lines[0]?.split('\t') ?? [];
  const rows = wordsRows(text);
  const hasCodes = path.startsWith('editor/');
  const idOf = (what = '', english = '') => (hasCodes ? what : `${what}: ${english}`);
  const needed: readonly string[] = uiLanguages;
  return {
    path,
    // A text that only editors see is in the catalogue's languages alone.
    isFor: (language, id) =>
      (hasCodes || language !== 'en') &&
      header.includes(language) &&
      (!id ||
        needed.includes(language) ||
        rows.some((row) => idOf(row.what, row.en) === id && row[language])),
    unitsIn: (language) =>
      rows.flatMap((row) => {
        const said = row[language];
        return said ? [{ id: idOf(row.what, row.en), text: said }] : [];
      }),
    noteOf: (id) => (hasCodes ? '' : (id.split(':')[0] ?? '')),
    withText: (language, id, said) =>
      lines
        .map((line) => {
          const cells = line.split('\t');
          if (idOf(cells[0], cells[1]) !== id) return line;
          return Object.assign(cells, {
            [header.indexOf(language)]: said.replace(/\s+/g, ' '),
          }).join('\t');
        })
        .join('\n'),
  };
}
