import type { Source } from './unit';

/** A table of words for editors (`*.words.tsv`): the contract has the English ones. */
export function wordFile(path: string, text: string): Source {
  const [header = [], ...rows] = text.split('\n').map((line) => line.split('\t'));
  const column = (language: string) => header.indexOf(language);
  const idOf = ([what = '', english = '']: readonly string[]) => `${what}: ${english}`;
  const filled = rows.filter((row) => row.length > 1);
  return {
    path,
    // A row is found by its English words.
    isFor: (language) => language !== 'en' && header.includes(language),
    unitsIn: (language) =>
      filled.flatMap((row) => {
        const text = row[column(language)];
        return text ? [{ id: idOf(row), text }] : [];
      }),
    noteOf: (id) => id.split(':')[0] ?? '',
    withText: (language, id, said) =>
      [header, ...rows]
        .map((row) =>
          (idOf(row) === id
            ? Object.assign([...row], { [column(language)]: said.replace(/\s+/g, ' ') })
            : row
          ).join('\t'),
        )
        .join('\n'),
  };
}
