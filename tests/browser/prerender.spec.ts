import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { bundlePath } from '../../demo-host/host/bundle-path';
import { cutReact } from '../../scripts/build/bundle/cut-react/cut-react';
import { ownAssets } from '../../scripts/build/bundle/own-assets';
import { staticCss } from '../../scripts/build/bundle/static-css';
import { loadContract } from '../../scripts/shared/load-contracts';
import { loadExamplesOf } from '../../scripts/shared/load-examples';
import { dist } from '../../scripts/shared/release';
import { root, widgetNames } from '../../scripts/shared/widget-files';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import { logos } from '../../src/core/page/brand';
import { languages } from '../../src/core/page/language';
import type { Settings } from '../../src/core/page/settings-fields';
import type { RenderOptions } from '../../src/server/server';
import { examplesBundle } from './support/all-examples/bundle';
import { inWindows } from './support/in-windows';
import type { Answer, HydrateAll, Hydrated } from './support/prerender/page';
import { settingsOf } from './support/prerender/settings';
import { test } from './support/test';

// One worker: the build serves all tests. A page shows each example three times.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let script: string;
let server: typeof import('../../src/server/server');

test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(300_000);
  script = await examplesBundle([cutReact(), ownAssets(), staticCss()], 'prerender/page.ts');
  server = await import(pathToFileURL(`${dist}/server.js`).href);
});

const port = process.env.TEST_PORT ?? 4273;
const mainSite = `http://localhost:${port}/prerendered`;
const englishShop = `http://lihakauppa.localhost:${port}/en/prerendered`;

type Served = Readonly<Record<string, string>>;

/** The page's address as `setPage` writes it. */
function addressOf({ query = '' }: Example, page: string): URL {
  const address = new URL(page);
  for (const [key, value] of new URLSearchParams(query)) address.searchParams.append(key, value);
  return address;
}

/** Answers an example's calls as its page does, by its name. */
type AnswersOf = (name: string) => NonNullable<RenderOptions['data']>;

/**
 * Every example by its name, rendered by the release's `server.js` for an address.
 * @param but settings of the page, if they are not the usual ones
 * @param answersOf answers its calls; by default none
 */
async function prerendered(
  address: string,
  but: Partial<Settings> = {},
  answersOf?: AnswersOf,
  widgets: readonly string[] = widgetNames(),
): Promise<Served> {
  const served: Record<string, string> = {};
  for (const name of widgets) {
    const contract = await loadContract(name);
    for (const example of await loadExamplesOf(name))
      served[`${name}/${example.name}`] = await server.renderToHtml(
        exampleMarkup(contract, example),
        {
          url: addressOf(example, address),
          settings: { ...settingsOf(example), ...but },
          base: new URL(bundlePath, address).href,
          ...(answersOf && { data: answersOf(`${name}/${example.name}`) }),
          onError: (error) => {
            throw error;
          },
        },
      );
  }
  return served;
}

/**
 * Opens an empty page with what the examples need; pictures load at once, and one is known to fail.
 */
async function openEmpty(page: Page, address: string): Promise<void> {
  const body = `<!doctype html><script type="module" src="${new URL('/both.js', address)}"></script>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/both.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await page.route(/\/pictures\/|\.svg/, (route) =>
    route.request().url().endsWith('/pictures/none')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.route('**/*mtcaptcha*', (route) =>
    route.fulfill({ path: `${root}/stand-in/captcha/mtcaptcha.js` }),
  );
  await page.goto(address);
}

/**
 * A window of this width. It is low: to paint what is in view takes a good part of the time, and
 * nothing here depends on its height.
 */
const viewportOf = (width: number) => ({ width, height: 300 });

/** Hydrates examples in a page. */
async function hydratedIn(
  page: Page,
  address: string,
  ...given: Parameters<HydrateAll>
): Promise<Hydrated[]> {
  if (page.url() !== address) await openEmpty(page, address);
  return page.evaluate(
    (some) => (window as unknown as { hydrateAll: HydrateAll }).hydrateAll(...some),
    given,
  );
}

async function hydrated(
  browser: Browser,
  address: string,
  width: number,
  served: Served,
  settings: Partial<Settings> = {},
): Promise<Hydrated[]> {
  const windows = 3;
  const parts = await inWindows(browser, windows, { viewport: viewportOf(width) }, (page, part) => {
    const mine = Object.entries(served).filter((_, at) => at % windows === part);
    return hydratedIn(page, address, Object.fromEntries(mine), settings);
  });
  return parts.flat();
}

/**
 * The content between the tags shows as in the page until the widget takes it over, and the shop's
 * cards load late into a carousel, like its arrows if the cards turn out not to fit. The login
 * shows itself by the page's hash, which no server sees.
 */
const mayMove =
  /^(accordion\/(details|oneOpen)|expandable-list\/own|card-carousel\/(shop|few)|login\/)/;

/**
 * With answers also the shop's cards, whose buttons load late, and tabs of several lines, for whose
 * row script makes space.
 */
const mayMoveAnswered = /^(product-search|header\/longestTexts)/;

for (const [where, address, width, isAnswered] of [
  ['in a wide window of the main site', mainSite, 1280, false],
  ['in a narrow window of the shop, in English', englishShop, 375, false],
  ['with its answers in a wide window', mainSite, 1280, true],
  ['with its answers in a narrow window of the shop, in English', englishShop, 375, true],
] as const)
  test(`every example hydrates from the server's markup ${where}`, async ({
    browser,
    page,
    expectFaults,
  }) => {
    // Of examples whose calls fail.
    expectFaults('calls');
    if (isAnswered) await openEmpty(page, address);
    const answersOf: AnswersOf = (name) => (url) =>
      page.evaluate((given) => (window as unknown as { answer: Answer }).answer(...given), [
        name,
        url,
      ] as const);
    const served = await prerendered(address, {}, isAnswered ? answersOf : undefined);
    const answered = Object.fromEntries(
      Object.entries(served).filter(([, html]) => html.includes('data-atria-answers')),
    );
    const shown = isAnswered ? answered : served;
    const results = await hydrated(browser, address, width, shown);
    expect(results.length).toBeGreaterThan(isAnswered ? 60 : 180);
    expect(Object.keys(answered).length > 0).toBe(isAnswered);
    expect(results.flatMap(({ name, faults }) => faults.map((one) => `${name}: ${one}`))).toEqual(
      [],
    );
    expect(results.filter(({ isKept }) => !isKept).map(({ name }) => name)).toEqual([]);
    const differing = results.filter((one) => one.rendered !== one.hydrated);
    for (const one of differing.slice(0, 3)) expect.soft(one.hydrated, one.name).toBe(one.rendered);
    expect(differing.map(({ name }) => name)).toEqual([]);
    const moved = results.filter(
      ({ name, heights: [before, after] }) =>
        before !== after && !mayMove.test(name) && !(isAnswered && mayMoveAnswered.test(name)),
    );
    expect(moved.map(({ name, heights }) => `${name}: ${heights.join(' -> ')} px`)).toEqual([]);
    const unlike = results.filter(({ ends: [rendered, hydrated] }) => rendered !== hydrated);
    expect(unlike.map(({ name, ends }) => `${name}: ${ends.join(' or ')} px`)).toEqual([]);
  });

/** Markup without the logo that it was made for. */
const withoutLogo = (html: string) =>
  html.replaceAll(/data-atria-made="[^"]*"|prerender\/brands\/\w+\.css|atria-brand-\w+/g, '');

test('a logo changes only the markup of the header, in every language', async () => {
  test.slow();
  for (const language of languages) {
    const [first, ...others] = logos;
    const own = await prerendered(mainSite, { language, defaults: { logo: first } });
    for (const logo of others) {
      const served = await prerendered(mainSite, { language, defaults: { logo } });
      const differing = Object.keys(own).filter(
        (name) => withoutLogo(served[name] ?? '') !== withoutLogo(own[name] ?? ''),
      );
      expect(new Set(differing.map((name) => name.split('/')[0]))).toEqual(new Set(['header']));
    }
  }
});

/** Examples that do not hydrate their markup, or end otherwise than without it. */
const misfitsOf = (results: readonly Hydrated[]): string[] =>
  results.flatMap(({ name, faults, isKept, rendered, hydrated }) => [
    ...faults.map((one) => `${name}: ${one}`),
    ...(isKept ? [] : [`${name}: its markup went`]),
    ...(rendered === hydrated ? [] : [`${name}: ${hydrated} instead of ${rendered}`]),
  ]);

test('the header hydrates in every logo, in each language in turn', async ({ browser }) => {
  const viewports = [1280, 375].map((width) => ({ viewport: viewportOf(width) }));
  for (const [window, options] of viewports.entries())
    await inWindows(browser, 1, options, async (page) => {
      for (const [at, logo] of logos.entries()) {
        const language = languages[(at + window) % languages.length] ?? 'fi';
        const settings = { language, defaults: { logo } };
        const { 'header/default': html = '' } = await prerendered(mainSite, settings, undefined, [
          'header',
        ]);
        expect(html).toContain(`prerender/brands/${logo}.css`);
        const results = await hydratedIn(page, mainSite, { 'header/default': html }, settings);
        expect(results.length).toBe(1);
        expect(misfitsOf(results)).toEqual([]);
      }
    });
});

for (const [language, width] of [
  ['se', 1280],
  ['de', 375],
] as const)
  test(`an example of each widget hydrates in the language ${language}`, async ({
    browser,
    expectFaults,
  }) => {
    expectFaults('calls');
    const served = await prerendered(mainSite, { language });
    const names = Object.keys(served);
    const some = names.filter((name, at) => name.split('/')[0] !== names[at - 1]?.split('/')[0]);
    const few = Object.fromEntries(some.map((name) => [name, served[name] ?? '']));
    const results = await hydrated(browser, mainSite, width, few, { language });
    expect(results.length).toBeGreaterThan(60);
    expect(misfitsOf(results)).toEqual([]);
  });

test('markup of another brand or address is replaced, and the widget is there once', async ({
  browser,
}) => {
  const some = (served: Served) =>
    Object.fromEntries(
      Object.entries(served).filter(([name]) => /^(buy-button|site-search)\/default/.test(name)),
    );
  for (const served of [
    await prerendered(englishShop),
    await prerendered(mainSite, { brand: 'sibylla' }),
  ]) {
    const results = await hydrated(browser, mainSite, 1280, some(served));
    expect(results.length).toBeGreaterThan(0);
    for (const one of results) {
      expect(one.isKept).toBe(false);
      expect(one.faults).toEqual([]);
      expect(one.hydrated).toBe(one.rendered);
    }
  }
});
