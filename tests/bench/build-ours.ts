import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { dist, version } from '../../scripts/shared/release';
import { isStale } from '../../scripts/shared/stale';
import { root } from '../../scripts/shared/widget-files';

/** The shipped bundle, built again if a source is newer. Returns the folder of the releases. */
export function shippedBundle(): string {
  if (isStale()) {
    const args = ['--import', 'tsx', 'scripts/build.ts'];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed.');
  }
  return join(dist, '..');
}

/** React's packages replaced by Preact's. */
const alias = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

/**
 * The shipped bundle with preact/compat in place of React, for the record: it is never shipped. Its
 * loader is the shipped one, since the chunks have the same names.
 */
export async function buildWithPreact(folder: string): Promise<string> {
  const outDir = join(folder, version);
  cpSync(dist, outDir, { recursive: true });
  await build({
    root,
    logLevel: 'warn',
    resolve: { alias },
    build: { outDir, emptyOutDir: false },
  });
  return folder;
}
