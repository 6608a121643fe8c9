import { expect, type Page, type Request, test } from '@playwright/test';
import { snippet } from '../../scripts/snippet';
import { bundlePath, openHostPage } from './support/host-page';

const counter = '<atria-counter value="7" label="Sivua"></atria-counter>';
const shown = (page: Page) => page.locator('atria-counter').getByText('Sivua');

const missing = 'Tätä osaa ei saatu ladattua.';

/** From now on files of these addresses cannot be had, until the function returned is called. */
async function cutOff(page: Page, files: RegExp) {
  await page.route(files, (route) => route.fulfill({ status: 503 }));
  return () => page.unroute(files);
}

/** Names of the scripts a page has loaded, as they came. */
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

test('leaves tags of no widget alone', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openHostPage(page, { body: `<atria-unknown>as it was</atria-unknown>${counter}` });
  await expect(shown(page)).toBeVisible();
  await expect(page.getByText('as it was')).toBeVisible();
  expect(errors).toEqual([]);
});

test('loads a widget far below only when it comes near', async ({ page }) => {
  const far = '<div style="height:6000px"></div>';
  await openHostPage(page, {
    body: `<atria-card-grid heading="Yllä"></atria-card-grid>${far}${counter}`,
  });
  await expect(page.getByText('Yllä')).toBeVisible();
  expect((await scripts(page)).filter((name) => name.includes('widgets/counter.js'))).toEqual([]);
  await page.locator('atria-counter').scrollIntoViewIfNeeded();
  await expect(shown(page)).toBeVisible();
});

test('loads a widget far below at once when it says eager', async ({ page }) => {
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
      .filter(({ name }) => /\/(runtime\.js|chunks\/.*|widgets\/.*)$/.test(name))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  );
  // All of them were asked for before the first of them had come.
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

test('resolves chunks against its own address: another origin and a sub-path', async ({
  page,
  baseURL,
}) => {
  const cdn = baseURL?.replace('localhost', 'cdn.localhost');
  await openHostPage(page, {
    bare: true,
    body: counter,
    head: `<script type="module" src="${cdn}${bundlePath}atria.js"></script>`,
  });
  await expect(shown(page)).toBeVisible();
  expect((await scripts(page)).every((name) => name.startsWith(`${cdn}/atria/`))).toBe(true);
});

test('lets the first of two copies serve and the second stop with a word', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await openHostPage(page, {
    body: `${counter}<script type="module" src="${bundlePath}atria.js?copy"></script>`,
  });
  await expect(shown(page)).toHaveCount(1);
  await expect.poll(() => warnings.filter((text) => /atria: second/.test(text))).toHaveLength(1);
});

test('says atria-ready once when all in view has painted', async ({ page }) => {
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

test('says atria-ready when the last tag awaited was removed, or cannot be had', async ({
  page,
}) => {
  await page.route(/widgets\/(card-grid|counter)\./, () => {});
  const mend = await cutOff(page, /widgets\/search-field\./);
  await openHostPage(page, {
    head: `<script>window.readyCount = 0;
      document.addEventListener('atria-ready', () => window.readyCount++);</script>`,
    body: `<atria-search-field></atria-search-field>${counter}
      <section><atria-card-grid></atria-card-grid></section>`,
  });
  await expect(page.getByText(missing)).toBeVisible();
  await page.locator('atria-counter').evaluate((tag) => tag.remove());
  expect(await page.evaluate('window.readyCount')).toBe(0);
  await page.locator('section').evaluate((section) => section.remove());
  await expect.poll(() => page.evaluate('window.readyCount')).toBe(1);
  await mend();
});

test('looks once through what has grown, however much was added, and not for what was removed', async ({
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

test.describe('the first request of a widget', () => {
  /** Opens a page with a header whose code comes last; the calls of its navigation. */
  async function openHeader(page: Page, script: string) {
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/nav/')) calls.push(request);
    });
    await page.route(/widgets\/header\./, async (route) => {
      await expect.poll(() => calls.length).toBe(1);
      await route.continue();
    });
    await page.context().addCookies([
      {
        name: '__RequestVerificationToken',
        value: 'a%3Db',
        url: test.info().project.use.baseURL,
      },
    ]);
    await openHostPage(page, { body: '<atria-header page-id="1"></atria-header>', script });
    await expect(page.locator('atria-header').getByRole('navigation').first()).toBeVisible();
    return calls;
  }

  for (const [given, code] of [
    ['sv', 'se'],
    ['en-GB', 'en'],
    ['EN', 'en'],
  ])
    test(`starts before its code is there, and is taken over, in ${given} [I18N-06, API-02]`, async ({
      page,
    }) => {
      const calls = await openHeader(page, `data-language="${given}"`);
      const [call] = calls;
      expect(calls).toHaveLength(1);
      expect(new URL(call?.url() ?? '').search).toBe(`?languageId=${code}&pageId=1`);
      expect(call?.headers()['x-xsrf-token']).toBe('a=b');
    });

  test('goes by the page’s own settings, and not by a base of another origin', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHostPage(page, {
      head: '<base href="https://cdn.example/">',
      bare: true,
      body: `<script type="application/json" data-atria-settings>
          { "language": "sv", "defaults": { "subDomainId": "7" } }</script>
        <script type="module">
        const script = document.createElement('script');
        script.type = 'module';
        script.src = location.origin + '${bundlePath}atria.js';
        document.head.append(script);
      </script><atria-header page-id="1"></atria-header>`,
    });
    await expect(page.locator('atria-header').getByRole('navigation').first()).toBeVisible();
    const own = calls.filter((url) => url.includes('/api/nav/')).map((url) => new URL(url));
    expect(own.map(({ search }) => search)).toEqual(['?languageId=se&pageId=1&subDomainId=7']);
    expect(own[0]?.origin).toBe(test.info().project.use.baseURL);
  });

  test('is not made in a frame, where the header shows nothing [HDR-31]', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openHostPage(page, { body: '<iframe></iframe>', bare: true });
    const frame = page.frameLocator('iframe');
    const head = snippet(bundlePath, 'data-shop-name="localhost"').join('');
    await page.route('**/framed', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${head}<atria-header page-id="1"></atria-header>${counter}`,
      }),
    );
    await page.locator('iframe').evaluate((tag: HTMLIFrameElement) => {
      tag.src = '/framed';
    });
    await expect(frame.getByText('Sivua')).toBeVisible();
    await expect(frame.locator('atria-header:state(ready)')).toBeAttached();
    expect(calls.filter((url) => url.includes('/api/nav/'))).toEqual([]);
  });
});
