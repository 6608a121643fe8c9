import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sentencesOf } from '../../scripts/describe/sentences';
import { integrityOf } from '../../scripts/integrity-snippet';
import { loadContracts } from '../../scripts/load-contracts';
import { dist, version } from '../../scripts/release';
import { filesIn } from '../../scripts/sizes';
import { widgetNames } from '../../scripts/widget-files';
import { logos } from '../../src/core/page/brand';
import { openHostPage } from './support/host-page';
import { settleAll } from './support/widgets';

const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('no description of a contract is shipped to visitors', async () => {
  const contracts = await loadContracts();
  const sentences = contracts.flatMap((contract) =>
    sentencesOf(contract).map(([, sentence]) => sentence),
  );
  // The forms of a content system are for who edits pages.
  const forVisitors = scripts.filter((file) => !file.startsWith('cms/'));
  const shipped = forVisitors.filter((file) => {
    const code = read(file);
    return sentences.some((one) => one && code.includes(one));
  });
  expect(sentences.length).toBeGreaterThan(200);
  expect(shipped).toEqual([]);
});

test('a form loads neither the shop nor the search, and the shop loads no forms', () => {
  const imports = (file: string): readonly string[] =>
    Array.from(read(file).matchAll(/from\s*["'`]\.{1,2}\/([\w./-]+\.js)["'`]/g), ([, one]) =>
      (one as string).replace(/^.*\//, ''),
    );
  const reach = (file: string): readonly string[] =>
    imports(file).flatMap((one) =>
      existsSync(join(dist, 'chunks', one)) ? [one, ...reach(`chunks/${one}`)] : [],
    );
  const loadedBy = (names: readonly string[]) =>
    new Set(names.flatMap((name) => reach(`widgets/${name}.js`)));
  const byForms = loadedBy(widgetNames().filter((name) => name.endsWith('-form')));
  expect(byForms).toContain('form.js');
  expect(['shop.js', 'search.js', 'cards.js'].filter((one) => byForms.has(one))).toEqual([]);
  const byShop = loadedBy(['cart', 'login', 'delivery-time', 'delivery-check', 'product-card']);
  expect(byShop).toContain('shop.js');
  expect(byShop).not.toContain('form.js');
});

test('the style engine is not shipped: styles are made at build time', () => {
  expect(scripts.filter((file) => /registerStyles|__emotion/i.test(read(file)))).toEqual([]);
});

test('the manifest has the integrity of every file, and tags to copy', () => {
  const { version: named, files, html } = JSON.parse(read('manifest.json'));
  const wrong = filesIn(dist).filter(
    (file) => files[file]?.integrity !== integrityOf(readFileSync(join(dist, file))),
  );
  expect(wrong).toEqual(['manifest.json']);
  expect(named).toBe(version);
  expect(html).toEqual([
    expect.stringMatching(/^<link rel="stylesheet" href="{base}atria.css" integrity="sha384-/),
    expect.stringMatching(/^<script type="importmap">{"integrity":{"{base}.+}}<.script>$/),
    expect.stringMatching(/^<link rel="modulepreload" href="{base}core.js" integrity="sha384-/),
    expect.stringMatching(/^<script type="module" src="{base}atria.js" integrity="sha384-/),
  ]);
});

test('editors find every tag with its attributes described', () => {
  const tags = widgetNames().map((name) => `atria-${name}`);
  const manifest = JSON.parse(read('custom-elements.json'));
  const declared = manifest.modules.flatMap(
    (module: { declarations: { tagName: string; attributes: { description: string }[] }[] }) =>
      module.declarations,
  );
  expect(declared.map(({ tagName }: { tagName: string }) => tagName)).toEqual(tags);
  expect(
    declared.flatMap(({ attributes }: { attributes: { description: string }[] }) => attributes),
  ).not.toContainEqual(expect.objectContaining({ description: '' }));
  const html = JSON.parse(read('vscode.html-custom-data.json'));
  expect(html.tags.map(({ name }: { name: string }) => name)).toEqual(tags);
  for (const tag of tags) expect(read('atria-widgets.d.ts')).toContain(`'${tag}': Atria`);
});

test('mounting 200 widgets adds no rule to the one sheet that all share', async ({ page }) => {
  const counter = '<atria-counter value="7" label="Sivua"></atria-counter>';
  await openHostPage(page, { body: `<main>${counter}</main>` });
  await expect(page.getByText('Sivua')).toBeVisible();
  const rules = () =>
    page.evaluate(() => {
      const roots = [...document.querySelectorAll('atria-counter')].map((tag) => tag.shadowRoot);
      const sheets = new Set(roots.flatMap((one) => one?.adoptedStyleSheets ?? []));
      return { sheets: sheets.size, rules: [...sheets][0]?.cssRules.length };
    });
  const one = await rules();
  await page.evaluate((html) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = html.repeat(200);
  }, counter);
  await expect(page.getByText('Sivua')).toHaveCount(200);
  expect(one.sheets).toBe(1);
  expect(await rules()).toEqual(one);
});

test('every brand has its fonts, and the files they name [BRAND-11]', () => {
  for (const logo of logos) {
    const css = read(`brands/${logo}.css`);
    const files = [...css.matchAll(/url\(\.\.\/(.+?)\)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(existsSync(join(dist, file)), file).toBe(true);
  }
});

// Built and served by the steps of `npm test` before; the stories' step builds Storybook's.
test('what one command built works in the demo host without a network [IMP-32]', async ({
  page,
}) => {
  const hosts = new Set<string>();
  const lost: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url());
  });
  await page.goto('/');
  await settleAll(page);
  expect([...hosts].filter((host) => host && !/(^|\.)localhost$/.test(host))).toEqual([]);
  expect(lost).toEqual([]);
});
