import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Not `new URL(…, import.meta.url)`: in some unit tests Vite reads that as an asset of a page.
const folder = join(import.meta.dirname, '..');

/** The texts of all content files by their path below `stand-in/data`, in order of the paths. */
export const dataFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsv|md)$/.test(path))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
