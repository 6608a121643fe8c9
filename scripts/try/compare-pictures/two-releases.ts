import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { version } from '../../shared/release';
import { tool } from '../../shared/tool';
import { root } from '../../shared/widget-files';

/** Runs a command quietly. @returns What it printed; undefined if it failed. */
function said(command: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const commitOf = (name: string) => said('git', 'rev-parse', '--verify', '-q', `${name}^{commit}`);

/** The default for a comparison with the present state: the last release, else the last commit. */
export const lastRelease = (): string => said('git', 'describe', '--tags', '--abbrev=0') ?? 'HEAD';

/** Builds a source tree and copies the output to a folder; throws with the build's own messages. */
function buildInto(folder: string, sources: string): void {
  const { status, stderr, stdout } = spawnSync(...tool('tsx', 'scripts/build.ts'), {
    cwd: sources,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of ${sources} failed:\n${stdout}${stderr}`);
  const named = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8')).version;
  cpSync(join(sources, 'dist', named), folder, { recursive: true });
}

/** Builds a commit in a temporary working tree. */
function buildCommit(commit: string, folder: string, temp: string): void {
  const sources = join(temp, `sources-${commit.slice(0, 8)}`);
  if (said('git', 'worktree', 'add', '--detach', sources, commit) === undefined)
    throw new Error(`git could not check out ${commit}`);
  try {
    symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
    buildInto(folder, sources);
  } finally {
    said('git', 'worktree', 'remove', '--force', sources);
  }
}

/**
 * A folder from which the demo host can serve a release: its `dist`.
 * @param wanted a release's folder, the name of a commit, or nothing for the present sources.
 */
export function distOf(wanted: string | undefined, temp: string, as: string): string {
  const dist = join(temp, as);
  mkdirSync(dist);
  // The pages name the present version, whatever that of the release.
  const folder = join(dist, version);
  if (wanted === undefined) {
    buildInto(folder, root);
    return dist;
  }
  if (existsSync(join(wanted, 'atria.js'))) {
    symlinkSync(resolve(wanted), folder);
    return dist;
  }
  const commit = commitOf(wanted);
  if (!commit) throw new Error(`"${wanted}" is neither a release's folder nor a commit`);
  buildCommit(commit, folder, temp);
  return dist;
}
