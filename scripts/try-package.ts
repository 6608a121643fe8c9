/**
 * `npm run try:package`: packs the package, and uses it as its users do, in an empty folder, from the
 * tarball alone: by a script tag, from a bundler, inside a React host, on a server. A release runs it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium';
import { version } from './release';
import { tool } from './tool';
import { tryBundler, tryNext, tryReactHost, tryScriptTag, tryServer } from './try-package/hosts';
import { root } from './widget-files';

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'atria-package-'));
run(root, 'npm', 'pack', '--pack-destination', folder, '--loglevel=error');
const tarball = join(folder, `atria-widgets-${version}.tgz`);
for (const [node, args] of [
  tool('publint', tarball, '--strict'),
  tool('attw', tarball, '--profile', 'esm-only'),
])
  run(root, node, ...args);
console.log('publint and attw: nothing to say');

cpSync(join(root, 'tests/package'), folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
// React comes as the package's peer. Next.js is a host of its own, so no dependency of the project.
const next = 'next@16.4.6';
const types = ['react', 'react-dom'].map((name) => `@types/${name}`);
const wanted = [tarball, next, ...types.map((name) => `${name}@${devDependencies[name]}`)];
run(folder, 'npm', 'install', ...wanted, '--prefer-offline', '--no-audit', '--no-fund');
console.log(`installed: ${readdirSync(join(folder, 'node_modules')).sort().join(' ')}`);

console.log(tryServer(folder));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const attempt of [tryScriptTag, tryBundler, tryReactHost, tryNext])
    console.log(await attempt(folder, await browser.newPage()));
} finally {
  await browser.close();
}
rmSync(folder, { recursive: true });
