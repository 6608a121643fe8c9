import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  integrityMap,
  integrityOf,
  integritySnippet,
} from '../../scripts/describe/integrity-snippet';
import { dist } from '../../scripts/shared/release';
import { bundlePath, openHostPage, strictPolicy, watchTrouble } from './support/host-page';
import { siteOf } from './support/sites';
import { test } from './support/test';

const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
const body = `
  <atria-counter value="7" label="Sivua"></atria-counter>
  <atria-delivery-check loading="eager"></atria-delivery-check>`;

/** A page with the manifest's lines, whose policy allows only the import map inline. */
async function openChecked(page: Page) {
  const base = new URL(bundlePath, siteOf()).href;
  const hash = integrityOf(integrityMap(base, files), 'sha256');
  await openHostPage(page, {
    body,
    bare: true,
    head: integritySnippet(base, files).join('\n'),
    headers: { 'Content-Security-Policy': `${strictPolicy}; script-src 'self' '${hash}'` },
  });
  return base;
}

test('a page of the lines with integrity loads under a strict policy, every module of it checked', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  const base = await openChecked(page);
  await expect(page.getByText('Sivua')).toBeVisible();
  await expect(page.locator('atria-delivery-check').getByRole('textbox')).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const modules = loaded.filter((address) => address.startsWith(base) && /\.js/.test(address));
  const known = Object.keys(JSON.parse(integrityMap(base, files)).integrity);
  expect(modules.length).toBeGreaterThan(5);
  expect(modules.filter((address) => !known.includes(address))).toEqual([]);
  expect(trouble).toEqual([]);
});

test('a changed chunk is refused: its widget says that it is missing, the others work', async ({
  page,
  expectFaults,
}) => {
  expectFaults('files', /valid digest/);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/digest|integrity/i.test(message.text())) refused.push(message.text());
  });
  await page.route(/widgets\/delivery-check\.js/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `window.changed = true;${code}` });
  });
  await openChecked(page);
  await expect(page.locator('atria-delivery-check [data-atria-retry]')).toBeVisible();
  await expect(page.getByText('Sivua')).toBeVisible();
  expect(await page.evaluate('window.changed')).toBeUndefined();
  expect(refused.join()).toContain('widgets/delivery-check.js');
});

test('a changed script for missing widgets does not run either, however often it is requested', {
  tag: '@all',
}, async ({ page, expectFaults }) => {
  expectFaults('files', /valid digest/);
  const tries: string[] = [];
  await page.route(/widgets\/counter\.js/, (route) => route.fulfill({ status: 503 }));
  await page.route(/atria-retry\.js/, (route) => {
    tries.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.changed = true' });
  });
  await openChecked(page);
  // Until the loader listens again: a request is seen here before it has failed there.
  const reconnected = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return tries.length;
  };
  await expect.poll(reconnected, { intervals: [50] }).toBeGreaterThan(10);
  expect(await page.evaluate('window.changed')).toBeUndefined();
});
