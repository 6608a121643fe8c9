import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integritySnippet } from '../describe/integrity-snippet';
import { dist, version } from '../shared/release';
import { entriesOf } from './file-entries';
import { filesIn, sizesOf } from './sizes';

/** Stands for the address of the release's folder in the lines of the manifest. */
const base = '{base}';

/**
 * `manifest.json`: every file with its size and its integrity hash, and lines for a page's head
 * with theirs, in which `{base}` is to be replaced by the folder's address.
 */
export function writeManifest(): void {
  const brotli = new Map(sizesOf(dist).map((one) => [one.path, one.brotli]));
  const paths = filesIn(dist).filter((path) => path !== 'manifest.json');
  const files = Object.fromEntries(
    Object.entries(entriesOf(dist, paths)).map(([path, entry]) => {
      const compressed = brotli.get(path);
      return [path, { ...entry, ...(compressed && { brotli: compressed }) }];
    }),
  );
  const manifest = { version, html: integritySnippet(base, files), files };
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
