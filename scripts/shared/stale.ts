import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dist } from './release';
import { root } from './widget-files';

const timeOf = (path: string): number =>
  statSync(resolve(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      timeOf(join(folder, path)),
    ),
  );

/** What the bundle is made of. */
const folders = ['src', 'scripts', 'editor'];
const files = ['vite.config.ts', 'package.json', 'package-lock.json'];

/** Whether a changed path, from the project's root, asks for another build. */
export const isSource = (path: string): boolean =>
  files.includes(path) || folders.some((folder) => path.startsWith(`${folder}/`));

/** Whether what the bundle is made of changed after it was built. */
export function isStale(): boolean {
  // The manifest is the last file a build writes.
  const built = timeOf(join(dist, 'manifest.json'));
  return Math.max(...folders.map(newestIn), ...files.map(timeOf)) > built;
}
