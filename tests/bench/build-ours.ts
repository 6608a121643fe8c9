import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale } from '../../scripts/stale';
import { root } from '../../scripts/widget-files';

const build = (...flags: string[]): void => {
  const args = ['--import', 'tsx', 'scripts/build.ts', ...flags];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build ${flags.join(' ')} failed.`);
};

/** The bundle as it ships, built anew when a source is newer. Returns its folder. */
export function shippedBundle(): string {
  if (isStale()) build();
  return join(root, 'dist');
}

/** Builds the same with preact/compat in place of React, for the record: nothing of it ships. */
export function buildWithPreact(folder: string): string {
  build('--preact', `--out=${folder}`);
  return folder;
}
