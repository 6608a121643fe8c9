import { expect, type Page } from '@playwright/test';
import { snippet } from '../../scripts/describe/snippet';
import { bundlePath, cutOff, listen, openHostPage } from './support/host-page';
import { siteOf } from './support/sites';
import { test } from './support/test';

const counter = '<atria-counter value="7" label="Sivua"></atria-counter>';
const shown = (page: Page) => page.locator('atria-counter').getByText('Sivua');

const missing = 'Tätä osaa ei saatu ladattua.';

/** Names of the scripts that a page has loaded, in order. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/atria\/.*\.js/.test(name)),
  );

test('registers a tag that is in the page at load [ELEM-01]', async ({ page }) => {
  await openHostPage(page, { body: counter });
  await expect(shown(page)).toBeVisible();
});

test('registers a tag that is inserted later [ELEM-01]', async ({ page }) => {
  await openHostPage(page, { body: '<main></main>' });
  await page.evaluate((html) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = `<section>${html}</section>`;
  }, counter);
  await expect(shown(page)).toBeVisible();
});

test('finds a tag inside the open shadow root of a widget', async ({ page }) => {
  await openHostPage(page, { body: counter });
  await expect(shown(page)).toBeVisible();
  await page.evaluate(() => {
    const root = document.querySelector('atria-counter')?.shadowRoot;
    const inner = document.createElement('atria-card-grid');
    inner.setAttribute('heading', 'Sisällä');
    root?.append(inner);
  });
  await expect(page.getByText('Sisällä')).toBeVisible();
});

test('ignores tags of no widget', async ({ page, expectFaults }) => {
  expectFaults('files');
  await openHostPage(page, { body: `<atria-unknown>as it was</atria-unknown>${counter}` });
  await expect(shown(page)).toBeVisible();
  await expect(page.getByText('as it was')).toBeVisible();
});

const far = '<div style="height:6000px"></div>';

test('loads a widget far below when it comes near, while those in view are awaited', async ({
  page,
}) => {
  await page.route('**/widgets/header.js', () => {});
  await openHostPage(page, {
    body: `<atria-card-grid heading="Yllä"></atria-card-grid><atria-header></atria-header>${far}${counter}`,
  });
  await expect(page.getByText('Yllä')).toBeVisible();
  expect((await scripts(page)).filter((name) => name.includes('widgets/counter.js'))).toEqual([]);
  await page.locator('atria-counter').scrollIntoViewIfNeeded();
  await expect(shown(page)).toBeVisible();
});

test('loads a widget far below once the page is idle, for paper and the browser’s search', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Idle when the test says so.
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    Object.assign(window, {
      beIdle: () => {
        for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });
  await openHostPage(page, {
    body: `<atria-card-grid heading="Yllä"></atria-card-grid>${far}${counter}`,
  });
  await page.waitForFunction(() => document.querySelector('atria-card-grid:state(ready)'));
  expect((await scripts(page)).filter((name) => name.includes('widgets/counter.js'))).toEqual([]);
  await page.evaluate('beIdle()');
  await expect(shown(page)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('loads a widget far below at once if it is marked eager', async ({ page }) => {
  const eager = counter.replace('value', 'loading="eager" value');
  await openHostPage(page, { body: `<div style="height:6000px"></div>${eager}` });
  await expect(shown(page)).toBeAttached();
});

test('loads a widget without a box at once', async ({ page }) => {
  await openHostPage(page, { body: `<div style="display:none">${counter}</div>` });
  await expect(shown(page)).toBeAttached();
});

test('reserves the height of a widget before its code is there', async ({ page }) => {
  await page.route('**/widgets/header.js', () => {});
  await openHostPage(page, { body: '<atria-header></atria-header>' });
  const height = () => page.locator('atria-header').evaluate((tag) => tag.clientHeight);
  await expect.poll(height).toBeGreaterThan(60);
});

test('preloads shared chunks side by side, not as a chain', async ({ page }) => {
  await openHostPage(page, { body: '<atria-card-grid heading="Reseptit"></atria-card-grid>' });
  await expect(page.getByText('Reseptit')).toBeVisible();
  const started = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/(atria-early\.js|runtime\.js|chunks\/.*|widgets\/.*)$/.test(name))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  );
  // All of them were requested before the first of them had loaded.
  const firstEnd = Math.min(...started.map(({ responseEnd }) => responseEnd));
  const links = await page.locator('link[rel=modulepreload]:not([href$="/core.js"])').count();
  expect(links).toBe(new Set(started.map(({ name }) => name)).size);
  expect(started.every(({ startTime }) => startTime <= firstEnd)).toBe(true);
});

test('loads a chunk once for many tags', async ({ page }) => {
  await openHostPage(page, { body: counter.repeat(5) });
  await expect(shown(page)).toHaveCount(5);
  const loaded = (await scripts(page)).filter((name) => name.includes('widgets/counter.js'));
  expect(new Set(loaded).size).toBe(1);
});

test('resolves chunks against its own address: another origin and a sub-path', async ({ page }) => {
  const cdn = siteOf('cdn.');
  await openHostPage(page, {
    bare: true,
    body: counter,
    head: `<script type="module" src="${cdn}${bundlePath}atria.js"></script>`,
  });
  await expect(shown(page)).toBeVisible();
  expect((await scripts(page)).every((name) => name.startsWith(`${cdn}/atria/`))).toBe(true);
});

test.describe('behind a redirect', () => {
  const redirected = '/atria/current/';

  /** The addresses of a release without a number redirect to it. */
  async function redirect(page: Page) {
    await page.route(`**${redirected}*`, (route) =>
      route.fulfill({
        status: 302,
        headers: { location: route.request().url().replace(redirected, bundlePath) },
      }),
    );
  }

  test('the settings of the script tag hold [ELEM-03]', async ({ page }) => {
    await redirect(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHostPage(page, {
      bare: true,
      head: snippet(redirected, 'data-language="en" data-edit-mode').join(''),
      body: '<atria-header page-id="1"></atria-header>',
    });
    await expect(page.locator('atria-header').getByRole('navigation').first()).toBeVisible();
    expect(calls.find((url) => url.includes('/api/nav/'))).toContain('languageId=en');
    await expect(page.locator('[data-atria-help]')).toContainText('Atria');
  });

  test('that the tag is not found is reported to developers and editors [ELEM-10]', async ({
    page,
  }) => {
    const warnings = listen(page);
    await openHostPage(page, {
      bare: true,
      path: '/host-page?atria-debug',
      head: `<script type="module" data-language="en">import '${bundlePath}atria.js';</script>`,
      body: counter,
    });
    await expect(shown(page)).toBeVisible();
    await expect
      .poll(() => warnings.join('\n'))
      .toContain('settings on the script tag do not count');
  });
});

test('reserves the heights even with a style sheet of the site with the same name', async ({
  page,
}) => {
  await page.route('**/theme/atria.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body { margin: 0 }' }),
  );
  await page.route('**/widgets/header.js', () => {});
  await openHostPage(page, {
    bare: true,
    head: `<link rel="stylesheet" href="/theme/atria.css"><script type="module" src="${bundlePath}atria.js"></script>`,
    body: '<atria-header></atria-header>',
  });
  const height = () => page.locator('atria-header').evaluate((tag) => tag.clientHeight);
  await expect.poll(height).toBeGreaterThan(60);
});

test('requests its style sheet once, even if the page has it by a relative address', async ({
  page,
}) => {
  await openHostPage(page, {
    bare: true,
    head: `<link rel="stylesheet" href="${bundlePath.slice(1)}atria.css"><script type="module" src="${bundlePath}atria.js"></script>`,
    body: counter,
  });
  await expect(shown(page)).toBeVisible();
  await expect(page.locator('link[href$="atria.css"]')).toHaveCount(1);
});

test('reserves for more entries than the style sheet distinguishes as for the most of them', async ({
  page,
}) => {
  await page.route('**/widgets/card-grid.js', () => {});
  const grids = [8, 32, 33, 100].map((n) => `<atria-card-grid reserve="${n}"></atria-card-grid>`);
  await openHostPage(page, { body: grids.join('') });
  const heights = () =>
    page.locator('atria-card-grid').evaluateAll((all) => all.map((tag) => tag.clientHeight));
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(100);
  const [few = 0, most = 0, ...more] = await heights();
  expect(most).toBeGreaterThan(few);
  expect(more).toEqual([most, most]);
});

test('lets the first of two copies serve and the second stop with a warning', async ({ page }) => {
  const warnings = listen(page);
  await openHostPage(page, {
    body: `${counter}<script type="module" src="${bundlePath}atria.js?copy"></script>`,
  });
  await expect(shown(page)).toHaveCount(1);
  await expect.poll(() => warnings.filter((text) => /atria: second/.test(text))).toHaveLength(1);
});

test('dispatches atria-ready once when all in view has painted', async ({ page }) => {
  await openHostPage(page, {
    head: `<script>addEventListener('atria-ready', () => {}, true);
      window.readyCount = 0;
      document.addEventListener('atria-ready', () => {
        window.readyCount++;
        window.paintedThen = document.querySelector('atria-counter').shadowRoot.textContent;
      });</script>`,
    body: counter,
  });
  await expect(shown(page)).toBeVisible();
  await expect.poll(() => page.evaluate('window.readyCount')).toBe(1);
  expect(await page.evaluate('window.paintedThen')).toContain('Sivua');
});

test('dispatches atria-ready when the last awaited tag was removed, or failed to load', async ({
  page,
  expectFaults,
}) => {
  expectFaults('files');
  await page.route(/widgets\/(card-grid|counter)\./, () => {});
  const mend = await cutOff(page, /widgets\/search-field\./);
  await openHostPage(page, {
    head: `<script>window.readyCount = 0;
      document.addEventListener('atria-ready', () => window.readyCount++);</script>`,
    body: `<atria-search-field></atria-search-field>${counter}
      <section><atria-card-grid></atria-card-grid></section>`,
  });
  await expect(page.locator('[data-atria-retry]').getByText(missing)).toBeVisible();
  // A tag that failed to load is not awaited again when the page grows.
  await page.evaluate("document.body.append(document.createElement('p'))");
  await page.locator('atria-counter').evaluate((tag) => tag.remove());
  expect(await page.evaluate('window.readyCount')).toBe(0);
  await page.locator('section').evaluate((section) => section.remove());
  await expect.poll(() => page.evaluate('window.readyCount')).toBe(1);
  await mend();
});

test('scans once what has grown, however much was added, and not what was removed', async ({
  page,
}) => {
  await openHostPage(page, { body: `<ul><li>Ensimmäinen</li></ul>${counter}` });
  await expect(shown(page)).toBeVisible();
  const looks = await page.evaluate(async () => {
    let count = 0;
    const { querySelectorAll } = Element.prototype;
    Element.prototype.querySelectorAll = function (selector: string) {
      if (selector === ':not(:defined)') count++;
      return querySelectorAll.call(this, selector) as never;
    };
    const list = document.querySelector('ul') as Element;
    // Observers have run before the next task.
    const task = () => new Promise((done) => setTimeout(done));
    for (let n = 0; n < 50; n++) list.append(document.createElement('li'));
    await task();
    const grown = count;
    for (let n = 0; n < 50; n++) list.lastChild?.remove();
    await task();
    return [grown, count - grown];
  });
  expect(looks).toEqual([1, 0]);
});
