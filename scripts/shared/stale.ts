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

/** The sources of the bundle. */
const folders = ['src', 'scripts', 'editor'];
const files = ['vite.config.ts', 'package.json', 'package-lock.json'];

/** Whether a changed path, from the project's root, requires another build. */
export const isSource = (path: string): boolean =>
  files.includes(path) || folders.some((folder) => path.startsWith(`${folder}/`));

/** Whether a source of the bundle changed after the build. */
export function isStale(): boolean {
  // The manifest is the last file of a build.
  const built = timeOf(join(dist, 'manifest.json'));
  return Math.max(...folders.map(newestIn), ...files.map(timeOf)) > built;
}
