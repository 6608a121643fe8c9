import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { cutReact } from '../../scripts/cut-react/cut-react';
import { staticCss } from '../../scripts/static-css';
import { root } from '../../scripts/widget-files';
import { examplesBundle } from './support/all-examples/bundle';
import { inWindows } from './support/in-windows';
import type { bothSides } from './support/prerender/both-sides';
import type { Hydrated } from './support/prerender/page';
import { test } from './support/test';

// One worker: the build serves all tests. A page shows each example three times.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let script: string;
let prerenderAll: (typeof bothSides)['prerenderAll'];

test.beforeAll(async ({ browserName: _ }, info) => {
  info.setTimeout(300_000);
  script = await examplesBundle([cutReact(), staticCss()], 'prerender/both-sides.ts');
  const file = join(await mkdtemp(join(tmpdir(), 'prerender-')), 'both-sides.mjs');
  await writeFile(file, script);
  ({ prerenderAll } = (await import(pathToFileURL(file).href)).bothSides);
});

const port = process.env.TEST_PORT ?? 4273;
const mainSite = `http://localhost:${port}/prerendered`;
const englishShop = `http://lihakauppa.localhost:${port}/en/prerendered`;
const folderOf = (address: string) => new URL('/release/', address).href;
const prerendered = (address: string) => prerenderAll(address, folderOf(address));

type Served = ReturnType<typeof prerendered>;

/** Hydrates examples in a page; pictures come at once, and one is known not to. */
async function hydratedIn(page: Page, address: string, served: Served): Promise<Hydrated[]> {
  const body = `<!doctype html><script type="module">
    import { bothSides } from '${folderOf(address)}both-sides.js';
    Object.assign(window, bothSides);
  </script>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/both-sides.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await page.route(/\/pictures\/|\.svg/, (route) =>
    route.request().url().endsWith('/pictures/none')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.route('**/*mtcaptcha*', (route) =>
    route.fulfill({ path: `${root}/demo-host/public/mtcaptcha.js` }),
  );
  await page.goto(address);
  return page.evaluate((some) => (window as unknown as typeof bothSides).hydrateAll(some), served);
}

async function hydrated(
  browser: Browser,
  address: string,
  width: number,
  served: Served,
): Promise<Hydrated[]> {
  const windows = 3;
  const viewport = { width, height: 900 };
  const parts = await inWindows(browser, windows, { viewport }, (page, part) => {
    const mine = Object.entries(served).filter((_, at) => at % windows === part);
    return hydratedIn(page, address, Object.fromEntries(mine));
  });
  return parts.flat();
}

/**
 * What stands between the tags looks as the page has it until the widget takes it over, and the
 * shop's cards come late into a carousel, as its arrows do where the cards turn out not to fit. The
 * login shows itself by the page's hash, which no server sees.
 */
const mayMove =
  /^(accordion\/(details|oneOpen)|expandable-list\/own|card-carousel\/(shop|few)|login\/)/;

for (const [where, address, width] of [
  ['in a wide window of the main site', mainSite, 1280],
  ['in a narrow window of the shop, in English', englishShop, 375],
] as const)
  test(`every example hydrates from a server's markup ${where}`, async ({ browser }) => {
    const results = await hydrated(browser, address, width, prerendered(address));
    expect(results.length).toBeGreaterThan(180);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    const differing = results.filter((one) => one.rendered !== one.hydrated);
    for (const one of differing.slice(0, 3)) expect.soft(one.hydrated, one.name).toBe(one.rendered);
    expect(differing.map(({ name }) => name)).toEqual([]);
    const moved = results.filter(
      ({ name, heights: [before, after] }) => before !== after && !mayMove.test(name),
    );
    expect(moved.map(({ name, heights }) => `${name}: ${heights.join(' -> ')} px`)).toEqual([]);
  });

test('markup that does not fit gives way, and the widget stands once', async ({ browser }) => {
  const all = Object.entries(prerendered(englishShop));
  const oneOfAnother = all.filter(([name]) => name === 'buy-button/default');
  const [shown] = await hydrated(browser, mainSite, 1280, Object.fromEntries(oneOfAnother));
  expect(shown?.faults.join()).toContain('#418');
  expect(shown?.hydrated).toBe(shown?.rendered);
});
