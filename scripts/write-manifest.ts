import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, integrityOf, integritySnippet } from './integrity-snippet';
import { dist, version } from './release';
import { filesIn, sizesOf } from './sizes';

/** What stands for the address of the release's folder in the lines of the manifest. */
const base = '{base}';

/**
 * `manifest.json`: every file with its size and its integrity hash, and the lines a page can copy,
 * with theirs, once the address of the folder stands in the place of `{base}`.
 */
export function writeManifest(): void {
  const brotli = new Map(sizesOf(dist).map((one) => [one.path, one.brotli]));
  const files: Files = Object.fromEntries(
    filesIn(dist)
      .filter((path) => path !== 'manifest.json')
      .map((path) => {
        const bytes = readFileSync(join(dist, path));
        const compressed = brotli.get(path);
        return [
          path,
          {
            integrity: integrityOf(bytes),
            bytes: bytes.length,
            ...(compressed && { brotli: compressed }),
          },
        ];
      }),
  );
  const manifest = { version, html: integritySnippet(base, files), files };
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
