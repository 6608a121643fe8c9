import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './widget-files.ts';

/** The packages of programs with another name. */
const packages: Readonly<Record<string, string>> = {
  attw: '@arethetypeswrong/cli',
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/** How to start npm and npx: on Windows they are scripts of a shell. */
export const asNpm = { shell: process.platform === 'win32' };

/** Runs a script of package.json to its end; this process ends with 1 if it fails. */
export function runScript(script: string, ...args: readonly string[]): void {
  const command = ['run', '--silent', script, '--', ...args];
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit', ...asNpm });
  if (status !== 0) process.exit(1);
}

/**
 * A program of an installed package, as a command: Node and its arguments. `.bin` has links, which
 * on Windows are scripts of a shell that cannot be started directly.
 */
export function tool(name: string, ...args: readonly string[]): [node: string, args: string[]] {
  const folder = join(root, 'node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args]];
}
