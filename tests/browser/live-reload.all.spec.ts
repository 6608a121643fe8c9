import { expect } from '@playwright/test';
import { version } from '../../scripts/shared/release';
import { minutes } from '../../scripts/test/limits';
import { type StartedScript, startScript } from './support/start-script';
import { test } from './support/test';

// One server, and one build, for all.
test.describe.configure({ mode: 'default' });

let server: StartedScript;
let address: string;

/** The demo host, served by `npm start`, which builds first. */
test.beforeAll(async () => {
  test.setTimeout(minutes(10));
  server = await startScript('scripts/start.ts');
  address = server.address;
});
test.afterAll(() => server.stop());

test('the bundle can be debugged: functions keep their names, and maps lead to the sources', async ({
  request,
}) => {
  const read = async (file: string) =>
    (await request.get(`${address}/atria/${version}/${file}`)).text();
  const code = await read('widgets/counter.js');
  expect(code).toContain('function Counter(');
  const [, map = ''] = /\/\/# sourceMappingURL=(\S+)/.exec(code) ?? [];
  const { sources, sourcesContent } = JSON.parse(await read(`widgets/${map}`));
  const at = sources.findIndex((path: string) => path.endsWith('src/widgets/counter/counter.tsx'));
  expect(sourcesContent[at]).toContain('export function Counter(');
  for (const file of ['atria.js', 'atria-help.js', 'core.js', 'atria-early.js'])
    expect(await read(file), file).toContain(`sourceMappingURL=${file}.map`);
});

test('all examples load, each in a frame, while other tabs are open', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults('calls');
  for (const path of ['/', '/tuotteet', '/widgets/counter']) {
    const other = await context.newPage();
    await other.goto(address + path);
  }
  await page.bringToFront();
  // Chromium requests one address once at a time: an unanswered one would delay the others.
  await page.route(/fault=\w+%3Anever/, (route) => route.abort());
  await page.goto(`${address}/widgets/product-search`);
  const examples = page
    .locator('.example', { has: page.locator('iframe') })
    .filter({ hasNotText: ':never' });
  expect(await examples.count()).toBeGreaterThan(6);
  for (const example of await examples.all()) {
    const frame = example.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('atria-product-search:state(ready)')).toHaveCount(1);
  }
});

test('a page reloads itself once another server answers; its frames do not poll', async ({
  page,
}) => {
  const asking: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/live-reload')) asking.push(request.frame().parentFrame()?.url());
  });
  await page.goto(`${address}/widgets/product-search`);
  await expect(page.frameLocator('iframe').first().locator(':state(ready)')).toHaveCount(1);
  await expect.poll(() => asking.length).toBeGreaterThan(1);
  expect(new Set(asking)).toEqual(new Set([undefined]));

  const reloaded = page.waitForEvent('load');
  await page.route('**/live-reload', (route) => route.fulfill({ body: 'another' }), { times: 1 });
  await reloaded;
});
