import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { passed } from '../passed';
import { shot } from './steps';

const grid = (page: Page) => page.locator('atria-card-grid');

async function tryIntegrity(browser: Browser, post: string): Promise<void> {
  const page = await browser.newPage();
  await page.route(/widgets\/card-grid\.js/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `window.changed = true;${code}` });
  });
  await page.goto(post);
  await expect(grid(page).getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  // One for the page, however many widgets are missing.
  await expect(page.getByRole('alert')).toHaveText('Tätä osaa ei saatu ladattua.');
  await expect(page.getByRole('heading', { name: 'Artikkeli' }).first()).toBeVisible();
  assert.equal(await page.evaluate('window.changed'), undefined);
  await shot(page, 'changed');
  passed('a changed chunk is refused by the import map: its widget says so, the page works');
  await page.close();
}

/** The hooks of block themes and of classic themes. */
const places = ['wp_head', 'wp_footer'];

async function tryOthersMap(browser: Browser, post: string): Promise<void> {
  for (const place of places) {
    const page = await browser.newPage();
    const html = await (await page.goto(`${post}&script-modules=${place}`))?.text();
    await expect(grid(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    const maps = await page.locator('script[type=importmap]').allTextContents();
    assert.equal(maps.length, 1);
    const { imports, integrity } = JSON.parse(maps[0] ?? '');
    assert.deepEqual(Object.keys(imports), ['@wordpress/trial']);
    assert.ok(Object.keys(integrity).some((address) => address.endsWith('/widgets/card-grid.js')));
    assert.equal(/importmap|"module"|modulepreload/.exec(html ?? '')?.[0], 'importmap');
    assert.equal(await page.evaluate('window.trial'), 'WordPress');
    await page.close();
  }
  passed('where WordPress has an import map of its own, one map has both, before every module');
}

async function tryNonces(browser: Browser, post: string): Promise<void> {
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The theme's own scripts have no nonce.
    if (/Content Security Policy/.test(text) && /atria/.test(text)) refused.push(text);
  });
  await page.goto(`${post}&strict`);
  await expect(grid(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  const nonces = await page
    .locator('script[src$="/atria.js"], script[type=importmap], link[href$="/core.js"]')
    .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).nonce));
  assert.deepEqual(new Set(nonces), new Set(['trial']));
  assert.deepEqual(refused, []);
  passed('where a plugin gives scripts a nonce, the loader, the map and the preload have it');
  await page.close();
}

/** The release's files as visitors get them. */
export async function tryFiles(browser: Browser, post: string): Promise<void> {
  await tryNonces(browser, post);
  await tryIntegrity(browser, post);
  await tryOthersMap(browser, post);
}
