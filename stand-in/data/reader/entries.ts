import * as v from 'valibot';

/** The values in a line of a table or in an article, by column; `title.fi` is `fi` of `title`. */
export interface Entry {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The line of a column's value; 1 for a missing column. */
  lineOf(column: string): number;
}

/** Faults of content files, one per line: file, line, column and fault. */
export class ContentFault extends Error {
  constructor(faults: readonly string[]) {
    super(`the demo host's content has faults\n${faults.join('\n')}`);
    this.name = 'ContentFault';
    // The stack in our code does not help authors of content.
    this.stack = this.message;
  }
}

/** A place in a content file as editors open it: `stand-in/data/jobs.tsv:14`. */
export const placeIn = (path: string, line: number): string => `stand-in/data/${path}:${line}`;

const linesOf = (text: string): string[] => text.replace(/\r\n/g, '\n').split('\n');

function nested(cells: readonly (readonly [column: string, value: unknown])[]) {
  const values: Record<string, unknown> = {};
  for (const [column, value] of cells) {
    if (value === '') continue;
    const [name = '', part] = column.split('.');
    values[name] = part ? { ...(values[name] as object), [part]: value } : value;
  }
  return values;
}

/** The rows of a table: columns are separated by tabs, the first line names them. */
export function tableEntries(path: string, text: string): Entry[] {
  const [header = '', ...rows] = linesOf(text);
  const columns = header.split('\t');
  return rows.flatMap((row, index) => {
    if (row.trim() === '') return [];
    const line = index + 2;
    const cells = row.split('\t').map((cell) => cell.trim());
    if (cells.length > columns.length)
      throw new ContentFault([
        `${placeIn(path, line)}: has ${cells.length} columns, the header names ${columns.length}`,
      ]);
    return {
      path,
      values: nested(columns.map((column, at) => [column, cells[at] ?? ''])),
      lineOf: (column) => (columns.includes(column) ? line : 1),
    };
  });
}

/** An article: `name: value` lines between two `---`, then paragraphs, which are its `body`. */
export function articleEntry(path: string, text: string): Entry {
  const lines = linesOf(text);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0)
    throw new ContentFault([`${placeIn(path, 1)}: must begin with settings between two lines ---`]);
  const head = lines.slice(1, end).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  const body = lines
    .slice(end + 1)
    .join('\n')
    .split(/\n\s*\n/);
  const paragraphs = body.map((one) => one.trim().replace(/\s*\n\s*/g, ' ')).filter(Boolean);
  return {
    path,
    values: nested([...head, ['body', paragraphs]]),
    lineOf: (column) => {
      const at = head.findIndex(([name]) => name === column);
      return column === 'body' ? end + 2 : at < 0 ? 1 : at + 2;
    },
  };
}

function faultOf<T>({ path, lineOf }: Entry, issue: v.BaseIssue<T>): string {
  const keys = issue.path?.map(({ key }) => key).filter((key) => typeof key === 'string');
  const column = keys?.join('.') ?? '';
  const fault = (line: number, message: string) =>
    `${placeIn(path, line)}: column "${column}": ${message}`;
  if (issue.type !== 'strict_object') return fault(lineOf(column), issue.message);
  if (issue.expected !== 'never') return fault(lineOf(column), 'is missing');
  // A table's columns are named in its header.
  return fault(path.endsWith('.tsv') ? 1 : lineOf(column), 'is none that is read here');
}

/** Ids and names must be unique in all files of a kind together. */
function takenIn(entries: readonly Entry[]): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, values, lineOf }) =>
    ['id', 'name'].flatMap((column) => {
      const value = values[column];
      if (typeof value !== 'string') return [];
      const place = placeIn(path, lineOf(column));
      const other = first.get(`${column} ${value}`);
      first.set(`${column} ${value}`, other ?? place);
      return other ? [`${place}: column "${column}": ${value} is taken by ${other}`] : [];
    }),
  );
}

/**
 * The values of the entries, of the schema's type.
 * @throws {ContentFault} that names all faults of all of them.
 */
export function checkedEntries<T>(
  entries: readonly Entry[],
  schema: v.GenericSchema<unknown, T>,
): T[] {
  const results = entries.map((entry) => ({ entry, ...v.safeParse(schema, entry.values) }));
  const faults = results.flatMap((result) =>
    result.success ? [] : result.issues.map((issue) => faultOf(result.entry, issue)),
  );
  // A column that the header lacks is missing in every row, but reported once.
  const all = [...new Set([...faults, ...takenIn(entries)])];
  if (all.length > 0) throw new ContentFault(all);
  return results.map(({ output }) => output as T);
}
