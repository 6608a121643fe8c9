import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { snippet } from '../../scripts/describe/snippet';
import { bundlePath, openHostPage, watchTrouble } from './support/host-page';
import { fillCart } from './support/shop';
import { shop } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

// Other scripts of a site, as docs/guides/other-scripts.md describes them, tried with the real ones.
const need = createRequire(import.meta.url);
const turbo = need.resolve('@hotwired/turbo').replace(/[^/]*$/, 'turbo.es2017-umd.js');
const htmx = need.resolve('htmx.org').replace(/[^/]*$/, 'htmx.min.js');

/** Makes the site answer a path with a page of its own, or with a part of one. */
async function serve(page: Page, path: string, head: string, body: string) {
  const lines = snippet(bundlePath, '').join('');
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: head
        ? `<!doctype html><html lang="fi"><head><title>${path}</title>${head}${lines}</head><body>${body}</body></html>`
        : body,
    }),
  );
}

test.describe('under a <base> of another folder', () => {
  test('the cart lets a guest continue, and Back stays on the page [CHK-11, IMP-31]', {
    tag: '@all',
  }, async ({ page }) => {
    await fillCart(page);
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        if (!document.head) return;
        document.head.prepend(Object.assign(document.createElement('base'), { href: '/muualla/' }));
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true }),
    );
    await openPage(page, `${shop}/ostoskori`);
    expect(await page.evaluate(() => document.baseURI)).toBe(`${shop}/muualla/`);
    await page.locator('atria-cart').getByRole('button', { name: 'Jatka tilaustietoihin' }).click();
    await expect(page).toHaveURL(`${shop}/ostoskori#kirjaudu`);
    await page.getByRole('link', { name: 'Takaisin ostoskoriin' }).click();
    await expect(page).toHaveURL(`${shop}/ostoskori#tuotteet`);
  });
});

test.describe('with Turbo', () => {
  test('Back leads from another page to the list as it was filtered [SRCH-10, IMP-31]', async ({
    page,
  }) => {
    const trouble = await watchTrouble(page);
    await page.route('**/turbo.js', (route) => route.fulfill({ path: turbo }));
    const head = '<script src="/turbo.js"></script>';
    const list =
      '<h1>Lista</h1><a href="/toinen">Toiselle</a><atria-product-search></atria-product-search>';
    await serve(page, '/lista*', head, list);
    await serve(page, '/toinen', head, '<h1>Toinen</h1><atria-counter value="7"></atria-counter>');
    await openPage(page, '/lista');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Laktoositon' }).first().click();
    await expect(page).toHaveURL(/facetTags=101/);
    await page.getByRole('link', { name: 'Toiselle' }).click();
    await expect(page.getByRole('heading', { name: 'Toinen' })).toBeVisible();
    await expect(page.locator('atria-counter')).toContainText('7');
    await page.goBack();
    await expect(page).toHaveURL(/facetTags=101/);
    await expect(page.getByRole('heading', { name: 'Lista' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Poista Laktoositon' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(trouble).toEqual([]);
  });
});

test.describe('with htmx', () => {
  test('its inserted content shows, and disappears when it is replaced', async ({ page }) => {
    const trouble = await watchTrouble(page);
    await page.route('**/htmx.js', (route) => route.fulfill({ path: htmx }));
    const cards = JSON.stringify({ cards: [{ header: 'Kortti yksi' }] });
    const grid = `<atria-card-grid><script type="application/json">${cards}</script></atria-card-grid>`;
    await serve(page, '/osa-1', '', grid);
    await serve(page, '/osa-2', '', '<atria-counter value="7"></atria-counter>');
    const button = (part: number) =>
      `<button hx-get="/osa-${part}" hx-target="#paikka">Osa ${part}</button>`;
    await serve(
      page,
      '/sivu',
      '<script src="/htmx.js"></script>',
      `${button(1)}${button(2)}<div id="paikka"></div>`,
    );
    await page.goto('/sivu');
    await page.getByRole('button', { name: 'Osa 1' }).click();
    await expect(page.getByRole('heading', { name: 'Kortti yksi' })).toBeVisible();
    await page.getByRole('button', { name: 'Osa 2' }).click();
    await expect(page.locator('atria-counter')).toContainText('7');
    await expect(page.locator('atria-card-grid')).toHaveCount(0);
    expect(trouble).toEqual([]);
  });
});

test('with a router of its own, a page goes on from a press in a widget, and is ready once', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  const cards = JSON.stringify({ cards: [{ header: 'Kortti yksi', link: '/kortti' }] });
  await openHostPage(page, {
    head: `<script type="module">
      const ready = [];
      document.addEventListener('atria-ready', () => ready.push(location.pathname));
      document.addEventListener('click', (event) => {
        const link = event.composedPath().find((one) => one.localName === 'a');
        if (!link) return;
        event.preventDefault();
        go(link.href);
      });
      // A search is led on by the page itself, too.
      document.addEventListener('atria-search-navigate', (event) => {
        event.preventDefault();
        go(event.detail.url);
      });
      function go(address) {
        history.pushState(null, '', address);
        document.querySelector('main').innerHTML = '<atria-counter value="7"></atria-counter>';
      }
      Object.assign(window, { ready });
    </script>`,
    body: `<atria-search-field search-url="/haku"></atria-search-field>
      <main><atria-card-grid><script type="application/json">${cards}</script></atria-card-grid></main>`,
  });
  await page.getByRole('link', { name: 'Kortti yksi' }).click();
  await expect(page).toHaveURL(/\/kortti$/);
  await expect(page.locator('atria-counter')).toContainText('7');
  await expect(page.locator('atria-card-grid')).toHaveCount(0);
  const field = page.locator('atria-search-field').getByRole('searchbox');
  await field.fill('makkara');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=makkara/);
  await expect(page.locator('atria-counter')).toContainText('7');
  expect(await page.evaluate(() => (window as unknown as { ready: string[] }).ready)).toEqual([
    '/host-page',
  ]);
  expect(trouble).toEqual([]);
});

test('a page that moves into another element’s shadow root keeps its blocks [ELEM-04]', {
  tag: '@all',
}, async ({ page }) => {
  const cards = JSON.stringify({ cards: [{ header: 'Kortti yksi' }] });
  await openHostPage(page, {
    body: `<div id="talo"></div><main>
      <script type="application/json" data-atria-block="b1">${cards}</script>
      <template><atria-card-grid block-id="b1"></atria-card-grid></template></main>`,
  });
  await page.evaluate(() => {
    const [house, main] = [document.getElementById('talo'), document.querySelector('main')];
    if (!house || !main) return;
    house.attachShadow({ mode: 'open' }).append(main);
    main.append(main.querySelector('template')?.content.cloneNode(true) ?? '');
  });
  await expect(page.getByRole('heading', { name: 'Kortti yksi' })).toBeVisible();
});
