import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Size {
  /** Path inside `dist/`. */
  readonly path: string;
  readonly bytes: number;
  /** Size as a server sends it, brotli at its best. */
  readonly brotli: number;
}

const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The scripts, styles and pictures of a build with their sizes. */
export const sizesOf = (dist: string): Size[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
    .map((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      const path = relative(dist, join(entry.parentPath, entry.name));
      return { path, bytes: bytes.length, brotli: compressed(bytes) };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
