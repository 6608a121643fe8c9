// Installs the project's dependencies if they are missing or older than the lock file. Plain
// JavaScript without imports of packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const time = (file) => (existsSync(root + file) ? statSync(root + file).mtimeMs : 0);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
// npm writes this file at the end of every install.
if (time('node_modules/.package-lock.json') < time('package-lock.json')) {
  console.log('Installing dependencies (once; a minute or so) ...');
  const from = Date.now();
  // On Windows npm is a script of a shell.
  const isWindows = process.platform === 'win32';
  // A shell that says `NODE_ENV=production` would leave out what builds and tests.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`  done in ${Math.round((Date.now() - from) / 1000)} s`);
}
