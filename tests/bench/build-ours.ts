import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dist, version } from '../../scripts/release';
import { isStale } from '../../scripts/stale';
import { root } from '../../scripts/widget-files';

const build = (folder: string, ...flags: string[]): void => {
  const args = ['--import', 'tsx', 'scripts/build.ts', ...flags];
  const env = { ...process.env, ATRIA_DIST: folder };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`The build ${flags.join(' ')} failed.`);
};

/** The bundle as it ships, built anew when a source is newer. Returns the folder of the releases. */
export function shippedBundle(): string {
  if (isStale()) build(dist);
  return join(dist, '..');
}

/** Builds the same with preact/compat in place of React, for the record: nothing of it ships. */
export function buildWithPreact(folder: string): string {
  build(join(folder, version), '--preact');
  return folder;
}
