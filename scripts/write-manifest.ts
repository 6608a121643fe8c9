import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, version } from './release';
import { sizesOf } from './sizes';
import { snippet } from './snippet';

const integrity = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * `manifest.json`: every file with its size and its integrity hash, and the lines a page can copy,
 * with theirs.
 */
export function writeManifest(): void {
  const files = Object.fromEntries(
    sizesOf(dist).map(({ path, bytes, brotli }) => [
      path,
      { integrity: integrity(readFileSync(join(dist, path))), bytes, brotli },
    ]),
  );
  // A style sheet of another origin is checked only when it was asked for with CORS.
  const extra = (file: string) =>
    `integrity="${files[file]?.integrity}"${file.endsWith('.css') ? ' crossorigin' : ''}`;
  const manifest = { version, html: snippet('', '', extra), files };
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
