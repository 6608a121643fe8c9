/**
 * `npm run try:package`: packs the package, and uses it as its users do, in an empty folder, from
 * the tarball alone: by a script tag, from a bundler, inside a React host, in templates of Vue and
 * Svelte, in hosts that render on a server, and in a worker. Run it before a release. `PORT`
 * changes the port.
 */
import '../shared/production';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../shared/chromium';
import { chromiumArgs } from '../shared/chromium-path';
import { version } from '../shared/release';
import { tool } from '../shared/tool';
import { root } from '../shared/widget-files';
import { tryCommands } from './package/commands';
import { tryEdge } from './package/edge';
import { tryBundler, tryReactHost, tryScriptTag, tryServer } from './package/hosts';
import { tryAngular, tryNext, tryNuxt } from './package/rendering-hosts';
import { tryTemplates } from './package/templates';

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
const own = (...names: readonly string[]) =>
  names.map((name) => `${name}@${devDependencies[name]}`);
// React is installed as the package's peer. Rendering hosts and template checkers are no
// dependencies of the project; these are the newest that run on its oldest Node.
const angular =
  'common compiler compiler-cli core platform-browser platform-server router ssr build';
const wanted = [
  tarball,
  ...own('@types/react', '@types/react-dom', '@types/node', 'vue', 'svelte'),
  ...[
    'next@16.4.6',
    'nuxt@4.4.5',
    'workerd@1.20261117.1',
    'vue-tsc@3.3.14',
    'svelte-check@4.7.8',
    'typescript@5.9.3',
  ],
  ...`${angular} cli`.split(' ').map((name) => `@angular/${name}@21.2.24`),
];
run(folder, 'npm', 'install', ...wanted, '--prefer-offline', '--no-audit', '--no-fund');
console.log('installed, with the hosts that use it');

console.log(tryServer(folder));
console.log(tryTemplates(folder));
console.log(await tryCommands(folder));
console.log(await tryEdge(folder));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const attempt of [tryScriptTag, tryBundler, tryReactHost, tryNext, tryNuxt, tryAngular])
    console.log(await attempt(folder, await browser.newPage()));
} finally {
  await browser.close();
}
rmSync(folder, { recursive: true });
