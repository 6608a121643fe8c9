import type { Placement } from '../src/core/element/placement';

export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
/** Vite's manifest: what was built, by source file or chunk key. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** What the table is made of. */
export interface TableRow {
  readonly name: string;
  /** The shared chunks that its code imports, but for those that all import, by name. */
  readonly chunks: readonly string[];
  readonly placement: Placement;
}

/** What every widget imports; the loader knows them by heart. */
const common = ['core.js', 'runtime.js'];

/** The shared chunks an entry imports, also through others. */
function importsOf(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  for (const next of chunks[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    importsOf(chunks, next, seen);
  }
  return seen;
}

/**
 * Names of the shared chunks a widget's code imports, but for those that all import.
 *
 * @throws when it imports a file that the loader could not name.
 */
export function chunksOf(chunks: Chunks, name: string): string[] {
  const key = `src/widgets/${name}/${name}.widget.ts`;
  if (!chunks[key]) throw new Error(`no chunk for ${key}`);
  const files = [...importsOf(chunks, key)].map((one) => chunks[one]?.file ?? '');
  return files
    .filter((file) => !common.includes(file))
    .map((file) => {
      const chunk = /^chunks\/([\w-]+)\.js$/.exec(file)?.[1];
      if (!chunk) throw new Error(`${name} imports ${file}, which is no shared chunk`);
      return chunk;
    })
    .sort();
}

/**
 * What the loader is told of one widget. It is text that the loader takes apart by lines, colons and
 * spaces, so a name that could break it fails the build.
 */
export function factsOf({ name, chunks, placement }: TableRow): string[] {
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new Error(`the name "${name}" should be small letters, digits and hyphens`);
  const { request, picture, eager } = placement;
  return [chunks.join(' '), eager ? '!' : '', request || picture ? '?' : ''].filter(Boolean);
}

/**
 * What the loader is told of the build: a line a fact with the widgets it holds for; see
 * src/loader.ts. A widget that loads when it comes near, and needs no shared chunk, is not named.
 */
export function loaderTable(rows: readonly TableRow[]): string {
  const namesByFact = new Map<string, string[]>();
  for (const row of rows)
    for (const fact of factsOf(row))
      namesByFact.set(fact, [...(namesByFact.get(fact) ?? []), row.name]);
  return [...namesByFact].map(([fact, names]) => `${fact}: ${names.join(' ')} `).join('\n');
}
