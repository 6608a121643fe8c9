import * as v from 'valibot';
import { dataFiles } from '#data-files';
import { withFacts } from '../facts';
import { articleEntry, ContentFault, checkedEntries, placeIn, tableEntries } from './entries';

const read = new Set(['facts.tsv']);

/** A file's text with its facts filled in; an unknown fact is a fault. */
function textOf(path: string): string {
  read.add(path);
  const text = withFacts(dataFiles[path] ?? '');
  const faults = text.split('\n').flatMap((line, index) => {
    const [, name] = /\{\{([^}]*)\}\}/.exec(line) ?? [];
    return name === undefined ? [] : [`${placeIn(path, index + 1)}: no fact is named "${name}"`];
  });
  if (faults.length > 0) throw new ContentFault(faults);
  return text;
}

/** The paths of the content files with a start, without `stand-in/data/`. */
export function pathsOf(start: string): string[] {
  const found = Object.keys(dataFiles).filter((path) => path.startsWith(start));
  if (found.length === 0) throw new ContentFault([`stand-in/data has no file ${start}`]);
  return found;
}

/** Whether a content file's path has this start. */
export const isThere = (start: string): boolean =>
  Object.keys(dataFiles).some((path) => path.startsWith(start));

/** A row of a table with these columns. */
export type RowOf<Columns extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Columns, undefined>
>;

/**
 * The rows of a table, or of all tables whose path has this start.
 * @throws {ContentFault} that names all faults by file, line and column.
 */
export const rowsOf = <Columns extends v.ObjectEntries>(
  start: string,
  columns: Columns,
): RowOf<Columns>[] =>
  checkedEntries(
    pathsOf(start).flatMap((path) => tableEntries(path, textOf(path))),
    v.strictObject(columns),
  );

/** The articles whose path has this start; each with its path. Throws as `rowsOf` does. */
export function articlesOf<Settings extends v.ObjectEntries>(start: string, settings: Settings) {
  const paths = pathsOf(start);
  const found = checkedEntries(
    paths.map((path) => articleEntry(path, textOf(path))),
    v.strictObject(settings),
  );
  return found.map((article, index) => ({ ...article, file: paths[index] ?? '' }));
}

/** The content files that nothing reads: probably with a wrong name. */
export const unreadFiles = (): string[] => Object.keys(dataFiles).filter((one) => !read.has(one));
