import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The running package: this project's folder, or that in a page's `node_modules`. */
export interface Installed {
  readonly version: string;
  /** The folder of the release's files, as a page loads them. */
  readonly release: string;
}

const rootFrom = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : rootFrom(dirname(folder));

/** Finds the package of the command. */
export function installed(): Installed {
  const root = rootFrom(import.meta.dirname);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version, release: join(root, 'dist', version) };
}

/** The renderer of the release. */
export function installedRenderer(): Promise<typeof import('../src/server/server')> {
  return import(/* @vite-ignore */ pathToFileURL(join(installed().release, 'server.js')).href);
}
