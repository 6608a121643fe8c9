import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { homes } from '../../scripts/build/bundle/chunk-groups';
import { builtTable } from '../../scripts/build/bundle/chunk-table';
import { filesIn } from '../../scripts/build/sizes';
import { common } from '../../scripts/build/tables/loader-table';
import { integrityOf } from '../../scripts/describe/integrity-snippet';
import { sentencesOf } from '../../scripts/describe/sentences';
import { loadContracts } from '../../scripts/shared/load-contracts';
import { dist, version } from '../../scripts/shared/release';
import { widgetNames } from '../../scripts/shared/widget-files';
import { logos } from '../../src/core/page/brand';
import { openHostPage } from './support/host-page';
import { test } from './support/test';
import { waitingScripts } from './support/top-level-await';
import { settleAll } from './support/widgets';

// The catalogue is an application of its own, which no visitor loads.
const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && !file.startsWith('editor/'),
);
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('no description of a contract is shipped to visitors', async () => {
  const contracts = await loadContracts();
  const sentences = contracts.flatMap((contract) =>
    sentencesOf(contract).map(([, sentence]) => sentence),
  );
  // The forms of a content system are for editors of pages.
  const forVisitors = scripts.filter((file) => !file.startsWith('cms/'));
  const shipped = forVisitors.filter((file) => {
    const code = read(file);
    return sentences.some((one) => one && code.includes(one));
  });
  expect(sentences.length).toBeGreaterThan(200);
  expect(shipped).toEqual([]);
});

test('imports are plain: nothing of Vite’s helper for style sheets is shipped', () => {
  // It is disabled by an option for another purpose; see plainImports in
  // scripts/build/bundle/bundle-plugins.ts.
  expect(scripts.filter((file) => /vite:preloadError|__vite__mapDeps/.test(read(file)))).toEqual(
    [],
  );
});

test('no script of a page has a top-level await', () => {
  expect(waitingScripts(dist)).toEqual([]);
});

/** Files of the build without their folder and ending. */
const short = (file: string) => file.replace(/^(chunks|widgets)\//, '').replace(/\.js$/, '');
const takenBy = (file: string) =>
  Object.entries(builtTable()[file] ?? {}).filter(([other]) => !common.includes(other));
const loadedBy = (names: readonly string[]) =>
  new Set(names.flatMap((name) => takenBy(`widgets/${name}.js`)).map(([file]) => short(file)));

test('each shared chunk needs of the others what it is meant to', () => {
  const taken = Object.fromEntries(
    Object.keys(homes).map((chunk) => [
      chunk,
      takenBy(`chunks/${chunk}.js`)
        .map(([file]) => short(file))
        .sort(),
    ]),
  );
  // Another row is another request for all that load the chunk: `npm run sizes` says why.
  expect(taken).toEqual({
    early: [],
    core: [],
    base: [],
    customer: [],
    delivery: ['base'],
    popups: [],
    modal: [],
    cards: [],
    listing: ['base'],
    search: ['base', 'cards', 'listing'],
    products: ['base', 'cards', 'listing', 'search'],
    'shop-product': [],
    shop: ['base', 'shop-product'],
    form: ['base'],
    // Its kinds are made from the others': everything that loads it loads the form.
    fields: ['base', 'form'],
    video: [],
    carousel: [],
    text: [],
    likes: [],
  });
});

test('no widget loads a shared chunk for a small part of it', () => {
  const crumbs = widgetNames().flatMap((name) =>
    takenBy(`widgets/${name}.js`)
      .filter(([file, { share }]) => share < 0.08 && read(file).length > 2000)
      .filter(([file]) => file !== 'chunks/base.js')
      .map(([file, { modules }]) => `${name} loads ${file} for ${modules.join(', ') || 'others'}`),
  );
  expect(crumbs).toEqual([]);
});

test('a form loads neither the shop nor the search, and the shop no forms, no search and no cards', () => {
  const byForms = loadedBy(widgetNames().filter((name) => name.endsWith('-form')));
  expect([...byForms]).toContain('form');
  expect([...byForms].filter((one) => /^(shop|search|cards)/.test(one))).toEqual([]);
  const ofShop = `cart login order-confirmation buy-button product-card quick-view delivery-time
    delivery-check delivery-bar address-popup cart-sync`.split(/\s+/);
  const byShop = loadedBy(ofShop);
  expect([...byShop]).toContain('shop');
  expect([...byShop].filter((one) => ['form', 'search', 'cards'].includes(one))).toEqual([]);
  // The one page of the shop with a form.
  expect([...loadedBy(['checkout'])].filter((one) => /^(search|cards)$/.test(one))).toEqual([]);
});

test('what is on every page does not load the whole shop: visitor and delivery are separate', () => {
  expect(loadedBy(['address-popup', 'delivery-bar', 'counter', 'floating-buttons'])).not.toContain(
    'shop',
  );
  expect(takenBy('chunks/account-link.js').map(([file]) => short(file))).not.toContain('shop');
  expect([...loadedBy(['counter'])]).toEqual([]);
});

test('the loader knows the chunks of each widget, within its 1,434 bytes', () => {
  const [, table = ''] = /`((?:[\w!?-]+:[\w|-]+\n?)+)`/.exec(read('atria.js')) ?? [];
  const rows = table.split('\n').map((line) => line.split(':') as [fact: string, ends: string]);
  const factsOf = (tag: string) =>
    rows.filter(([, ends]) => RegExp(`(${ends})$`).test(tag)).map(([fact]) => fact);
  for (const name of widgetNames()) {
    const chunks = factsOf(`atria-${name}`).filter((fact) => !/^[!?]$/.test(fact));
    expect(chunks.sort(), name).toEqual([...loadedBy([name])].sort());
  }
  expect(widgetNames()).toHaveLength(65);
  expect(brotliCompressSync(readFileSync(join(dist, 'atria.js'))).length).toBeLessThanOrEqual(1434);
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

test('mounting 200 widgets adds no sheet and no rule to those that all share', async ({ page }) => {
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

// The steps of `npm test` before have built and served it; the stories' step builds Storybook's.
test('the output of one command works in the demo host without a network [IMP-32]', async ({
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
