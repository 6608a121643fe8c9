import type { Placement } from '../../../src/core/element/placement';

export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
/** Vite's manifest: what was built, by source file or chunk key. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** The sources of the table. */
export interface TableRow {
  readonly name: string;
  /** The shared chunks that its code imports, except those that all import, by name. */
  readonly chunks: readonly string[];
  readonly placement: Placement;
}

/** What every widget imports; the loader has these names in its code. */
export const common = ['atria-early.js', 'core.js', 'runtime.js'];

/** The shared chunks that an entry imports, also through others. */
function importsOf(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  for (const next of chunks[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    importsOf(chunks, next, seen);
  }
  return seen;
}

/**
 * Names of the shared chunks that a widget's code imports, except those that all import.
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
 * The loader's facts about one widget: its shared chunks, `!` if it is eager, `?` if it has an
 * early request. The loader splits the text at lines and colons, so a name that could break this
 * fails the build.
 */
export function factsOf({ name, chunks, placement }: TableRow): string[] {
  if (!/^[a-z][a-z\d-]*$/.test(name))
    throw new Error(`the name "${name}" may have only small letters, digits and hyphens`);
  const { request, picture, eager } = placement;
  return [...chunks, eager ? '!' : '', request || picture ? '?' : ''].filter(Boolean);
}

/** The shortest end of a tag that no other of the given tags has. */
function endOf(tag: string, others: readonly string[]): string {
  for (let from = tag.length - 1; from > 0; from -= 1) {
    const end = tag.slice(from);
    if (!others.some((other) => other.endsWith(end))) return end;
  }
  return tag;
}

/**
 * The loader's table of the build: a line per fact, with the ends of the tags for which it holds,
 * as short as no other tag has them; see src/loader.ts. A widget that loads when it comes near, and
 * needs no shared chunk, is not in it. So the loader has 1,290 bytes; with whole names it would
 * have 1,548, with a line per set of facts 1,458, and 1,434 are allowed.
 */
export function loaderTable(rows: readonly TableRow[]): string {
  const tagOf = ({ name }: TableRow) => `atria-${name}`;
  const facts = rows.map((row) => ({ tag: tagOf(row), facts: factsOf(row) }));
  const all = new Set(facts.flatMap((one) => one.facts));
  return [...all]
    .map((fact) => {
      const others = facts.filter((one) => !one.facts.includes(fact)).map(({ tag }) => tag);
      const tags = facts.filter((one) => one.facts.includes(fact)).map(({ tag }) => tag);
      return `${fact}:${[...new Set(tags.map((tag) => endOf(tag, others)))].join('|')}`;
    })
    .join('\n');
}
