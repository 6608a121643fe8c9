/** `npm start`: builds the bundle when a source is newer than it, then serves the demo host. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './widget-files';

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'start.ts')
      .map((entry) => timeOf(join(entry.parentPath, entry.name))),
  );

/** Whether what the bundle is made of changed after it was built. */
export function isStale(): boolean {
  // The manifest is the last file a build writes.
  const built = timeOf(join(root, 'dist/manifest.json'));
  if (!built || !existsSync(join(root, 'dist/atria.js'))) return true;
  const sources = [
    newestIn(join(root, 'src')),
    newestIn(join(root, 'scripts')),
    timeOf(join(root, 'vite.config.ts')),
    timeOf(join(root, 'package-lock.json')),
  ];
  return Math.max(...sources) > built;
}

if (isStale()) {
  console.log('Building the bundle ...');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../demo-host/server');
