import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { dist } from '../../shared/release.ts';
import { root } from '../../shared/widget-files.ts';

/** The modules that one build file needs from another, by their path from the project's root. */
export interface Taken {
  /** The modules that it imports there itself. */
  readonly modules: readonly string[];
  /** The share of the other file's code that these modules need, 0 to 1. */
  readonly share: number;
}
/** For each build file and each other file that it loads: what it needs, by their paths. */
export type ChunkTable = Readonly<Record<string, Readonly<Record<string, Taken>>>>;

interface Piece {
  readonly file: string;
  readonly bytes: number;
  readonly imports: readonly string[];
}

/** All that can be reached from some, including themselves. */
function reach(from: Iterable<string>, next: (one: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}

/** @param pieces the modules of a build, by id: their file, their size there, what they import */
export function tableOf(pieces: ReadonlyMap<string, Piece>): ChunkTable {
  const table: Record<string, Record<string, Taken>> = {};
  const importsOf = (id: string) => pieces.get(id)?.imports.filter((one) => pieces.has(one)) ?? [];
  const fileOf = (id: string) => pieces.get(id)?.file ?? '';
  const modulesOf = (file: string) => [...pieces.keys()].filter((id) => fileOf(id) === file);
  const bytesOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (pieces.get(id)?.bytes ?? 0), 0);
  const neighbours = (file: string) => modulesOf(file).flatMap(importsOf).map(fileOf);
  for (const file of new Set([...pieces.keys()].map(fileOf))) {
    const taken = [...new Set(modulesOf(file).flatMap(importsOf))].sort();
    const needed = reach(taken, importsOf);
    for (const other of reach([file], neighbours)) {
      if (other === file) continue;
      const whole = modulesOf(other);
      table[file] ??= {};
      table[file][other] = {
        modules: taken.filter((id) => fileOf(id) === other),
        share: bytesOf(whole.filter((id) => needed.has(id))) / bytesOf(whole),
      };
    }
  }
  return table;
}

const place = `${dist}.chunks.json`;
const pathOf = (id: string) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));

/** Writes the table beside the release, for `npm run sizes` and the tests. */
export const chunkTable = (): Plugin => ({
  name: 'chunk-table',
  generateBundle(_, bundle) {
    const pieces = new Map<string, Piece>();
    for (const output of Object.values(bundle))
      for (const [id, { renderedLength }] of output.type === 'chunk'
        ? Object.entries(output.modules)
        : [])
        pieces.set(pathOf(id), {
          file: output.fileName,
          bytes: renderedLength,
          imports: (this.getModuleInfo(id)?.importedIds ?? []).map(pathOf),
        });
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify(tableOf(pieces)));
  },
});

/** The table of the last build. */
export const builtTable = (): ChunkTable => JSON.parse(readFileSync(place, 'utf8'));
