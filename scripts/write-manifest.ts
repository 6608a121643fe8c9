import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf } from './sizes';

const integrity = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * `dist/manifest.json`: every file with its size and its integrity hash, and the tags a page can
 * copy: the script with its integrity and a preload of the chunk that all widgets share.
 */
export function writeManifest(dist: string): void {
  const files = Object.fromEntries(
    sizesOf(dist).map(({ path, bytes, brotli }) => [
      path,
      { integrity: integrity(readFileSync(join(dist, path))), bytes, brotli },
    ]),
  );
  const core = Object.keys(files).find((path) => path.startsWith('chunks/core-'));
  const tag = (attributes: string, path: string) =>
    `${attributes.replace('$', path)} integrity="${files[path]?.integrity}"`;
  const html = [
    core && `<link ${tag('rel="modulepreload" href="$"', core)}>`,
    `<script ${tag('type="module" src="$"', 'atria.js')}></script>`,
  ].filter(Boolean);
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify({ html, files }, null, 2)}\n`);
}
