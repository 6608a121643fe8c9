import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { asNpm } from '../../scripts/shared/tool';
import { minutes } from '../../scripts/test/limits';
import { bundlePath } from './support/host-page';
import { test } from './support/test';

/** Runs a script of package.json as its user does, on the existing build. */
async function run(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', script, '--', ...args],
    asNpm,
  );
  return stdout;
}

/** A page before its widgets are rendered. */
const plain =
  '<script type="module" src="https://cdn.example/atria.js"></script><atria-counter value="7"></atria-counter>';
const rendered =
  /value="7"><template shadowrootmode="open"><link .*<\/template><\/atria-counter>$/s;

const modulesOfPackage = () =>
  readdirSync('dist/npm/chunks').map((name) => readFileSync(`dist/npm/chunks/${name}`, 'utf8'));

// Each starts a program of its own, and a browser.
test.describe.configure({ timeout: minutes(10) });

test('npm run pictures takes the requested pictures', async () => {
  // A name that no widget has: the pictures of the docs stay as they are.
  expect(await run('pictures', 'no-such-widget')).toBe('');
});

test('npm run compare:pictures finds a release equal to itself', async () => {
  const release = `dist/${bundlePath.split('/').at(-2)}`;
  const text = await run('compare:pictures', release, release, '--only=cart-sync');
  expect(text).toMatch(/^0 of \d+ pictures differ/m);
});

test('npm run bench builds its reference bundle', async () => {
  expect(await run('bench', 'nothing')).toContain('No bar is missed.');
});

test('npm run build:package writes the package', async () => {
  expect(await run('build:package')).toContain('dist/npm');
  // The package by its own name, as an app imports it.
  const { resolve } = createRequire(import.meta.url);
  for (const path of ['openapi', 'contracts', 'schemas/atria-cart', 'manifest', 'custom-elements'])
    expect(() => readFileSync(resolve(`atria-widgets/${path}.json`)), path).not.toThrow();
  const code = modulesOfPackage().join('\n');
  const logos = [...code.matchAll(/wordmark: (new URL.+),$/gm)].map(([, address]) => address);
  expect(logos).toHaveLength(readdirSync('src/core/style/brands/wordmarks').length);
  // A single `new URL`, which bundlers rewrite, and a file: a strict policy refuses `data:`.
  for (const logo of logos)
    expect(logo).toMatch(
      /^new URL\("\.\.\/assets\/\w+\.svg\?no-inline", import\.meta\.url\)\.href$/,
    );
  const folder = mkdtempSync(join(tmpdir(), 'atria-pages-'));
  writeFileSync(join(folder, 'a.html'), plain);
  const command = ['prerender', folder, '--base-url', 'https://www.example.fi'];
  await promisify(execFile)(process.execPath, ['dist/npm/cli/atria-widgets.js', ...command]);
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toMatch(rendered);
  rmSync(folder, { recursive: true });
});

test('the example of a worker at the edge passes pages on with their widgets rendered', async () => {
  const path = pathToFileURL('tests/package/edge-host/worker.js').href;
  const { default: worker } = await import(path);
  const { fetch } = globalThis;
  const asked: Request[] = [];
  globalThis.fetch = async (request) => {
    asked.push(request as Request);
    return new Response(plain, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };
  try {
    const headers = { Accept: 'text/html', 'If-None-Match': '"a"' };
    const answer: Response = await worker.fetch(
      new Request('https://www.example.fi/a', { headers }),
    );
    expect(await answer.text()).toMatch(rendered);
    expect(asked.map(({ url }) => url)).toEqual(['https://www.example.fi/a']);
    expect(asked[0]?.headers.has('If-None-Match')).toBe(false);
  } finally {
    globalThis.fetch = fetch;
  }
});
