import { expect, type Page } from '@playwright/test';
import { keepBack, openHostPage, strictPolicy, watchTrouble } from './support/host-page';
import { shop } from './support/sites';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

const header = (page: Page) => page.locator('atria-header');
const storedName = 'atria-markup-atria-header';
const stored = (page: Page) =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? '', storedName);
const isLive = (page: Page) =>
  header(page).evaluate((one) => one.matches(':defined') && one.matches(':state(ready)'));

/** How often the page has moved by itself. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

interface Given {
  readonly tag?: string;
  readonly path?: string;
  readonly head?: string;
}

const open = (page: Page, { tag = '<atria-header page-id="1"></atria-header>', ...given }: Given) =>
  openHostPage(page, {
    body: tag,
    headers: { 'Content-Security-Policy': strictPolicy },
    ...given,
  });

/** Opens a first page, whose header is kept. */
async function visit(page: Page, given: Given = {}) {
  await open(page, given);
  await settled(page);
  await expect.poll(() => stored(page)).not.toBe('');
}

/** Opens the next page of the visit, whose widgets' code is under way. */
async function goOn(page: Page, given: Given = {}) {
  const go = await keepBack(page, /\/core\.js/);
  const tag = '<atria-header page-id="2"></atria-header>';
  await open(page, { path: '/next-page', tag, ...given });
  return go;
}

const look = async (page: Page) => (await header(page).screenshot()).toString('base64');

for (const width of [1280, 375])
  test(`the next page shows the header at once, and goes on where it is, at ${width} px`, {
    tag: width === 375 ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const trouble = await watchTrouble(page);
    await visit(page);
    const [text, picture] = [await header(page).innerText(), await look(page)];
    const go = await goOn(page);
    await expect(header(page).locator('header')).toBeAttached();
    expect(await isLive(page)).toBe(false);
    expect(await header(page).innerText()).toBe(text);
    expect(await look(page)).toBe(picture);
    // Where the first page is in other languages says nothing of this one.
    await expect(header(page).locator('a[hreflang][href]')).toHaveCount(0);
    go();
    await expect.poll(() => isLive(page)).toBe(true);
    await expect(header(page).locator('header')).toHaveCount(1);
    expect(await header(page).innerText()).toBe(text);
    expect(await shifts(page)).toBe(0);
    expect(trouble).toEqual([]);
  });

test('it is painted before the code of the widgets runs, though all of that is cached', async ({
  page,
}) => {
  await visit(page);
  await page.addInitScript(() => {
    const { define } = customElements;
    customElements.define = (name, ...rest) => {
      const root = document.querySelector(name)?.shadowRoot;
      if (name === 'atria-header') Object.assign(window, { before: root?.textContent ?? '' });
      define.call(customElements, name, ...rest);
    };
  });
  await open(page, { path: '/next-page' });
  await expect.poll(() => isLive(page)).toBe(true);
  const before = await page.evaluate(() => (window as unknown as { before: string }).before);
  expect(before).toContain('Tuotteet');
});

for (const [what, given] of [
  ['brand', { tag: '<atria-header brand="sibylla"></atria-header>' }],
  ['language', { tag: '<atria-header language="en"></atria-header>' }],
  [
    'setting',
    { head: '<script type="application/json" data-atria-settings>{"brand":"delise"}</script>' },
  ],
] as const)
  test(`of another ${what} nothing is shown before its code is there`, {
    tag: what === 'brand' ? [] : '@all',
  }, async ({ page }) => {
    await visit(page);
    const go = await goOn(page, given);
    const kept = page.waitForResponse(/kept-markup/).catch(() => {});
    await Promise.race([kept, page.waitForLoadState('load')]);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await header(page).evaluate((one) => one.shadowRoot)).toBeNull();
    go();
    await expect.poll(() => isLive(page)).toBe(true);
  });

test('a kept header that does not load in time does not stop the page', async ({ page }) => {
  await visit(page);
  await keepBack(page, /kept-markup/);
  await open(page, { path: '/next-page', tag: '<atria-header page-id="2"></atria-header>' });
  await expect.poll(() => isLive(page)).toBe(true);
});

test('nothing of the visitor is kept', async ({ page }) => {
  await openPage(page, `${shop}/tuotteet`, 1280);
  const products = page.locator('atria-shop-product-search');
  await products
    .getByRole('button', { name: /koriin/ })
    .first()
    .click();
  const personal = header(page).locator('[data-personal]:visible');
  await expect(personal.nth(1)).toBeVisible();
  const go = await keepBack(page, /kept-markup/);
  await page.goto(`${shop}/tuotteet`);
  await expect(personal.nth(1)).toBeVisible();
  await page.evaluate((name) => sessionStorage.removeItem(name), storedName);
  go();
  await expect.poll(() => stored(page)).toContain('atria-brand-lihakauppa');
  expect(await stored(page)).not.toMatch(/ostoskori|kirjaudu|oma-tili/i);
});

test('what is typed and focused before the code is there stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page);
  const go = await goOn(page);
  const field = header(page).getByRole('combobox').first();
  await field.fill('makkara');
  go();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(field).toHaveValue('makkara');
  await expect(field).toBeFocused();
});

test('where the code fails to load, the header stays and the message is beside it', async ({
  page,
  expectFaults,
}) => {
  expectFaults('files');
  await visit(page);
  await page.goto('about:blank');
  const isShown = header(page).locator('header').waitFor();
  await page.route(/widgets\/header\.js/, async (route) => {
    await isShown;
    await route.fulfill({ status: 503 });
  });
  await open(page, { path: '/next-page' });
  await expect(header(page).getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  await expect(header(page).locator('header')).toBeVisible();
  await page.unroute(/widgets\/header\.js/);
  await header(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(header(page).getByRole('button', { name: 'Yritä uudelleen' })).toHaveCount(0);
  await expect(header(page).locator('header')).toHaveCount(1);
});
