import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Size {
  /** Path inside `dist/`. */
  readonly path: string;
  readonly bytes: number;
  /** Size as a server sends it, with the best brotli compression. */
  readonly brotli: number;
}

const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The paths of all files below a folder, with slashes on every system. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort((a, b) => a.localeCompare(b));

/** The scripts, styles and pictures of a build with their sizes. */
export const sizesOf = (dist: string): Size[] =>
  filesIn(dist)
    .filter((path) => /\.(js|css|svg)$/.test(path))
    .map((path) => {
      const bytes = readFileSync(join(dist, path));
      return { path, bytes: bytes.length, brotli: compressed(bytes) };
    });
