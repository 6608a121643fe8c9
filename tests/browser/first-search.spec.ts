import { expect, type Page } from '@playwright/test';
import { loadContract } from '../../scripts/shared/load-contracts';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import { isAll } from '../support/ring';
import { keepBack, openHostPage } from './support/host-page';
import { test } from './support/test';

const searches = [
  'export-product-search',
  'news-search',
  'product-search',
  'professional-product-search',
  'recipe-search',
  'shop-product-search',
];

/** The searches that a page requests, by their addresses. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/search/')) calls.push(pathname + search);
  });
  return calls;
}

/** Tags with each attribute of the contract, with its documented example: in the first ring on one tag. */
async function tagsOf(name: string): Promise<string[]> {
  const { attributes } = await loadContract(name);
  const written = Object.entries(attributes).map(
    ([attribute, { example = '' }]) => `${attributeName(attribute)}="${example}"`,
  );
  return (isAll ? ['language="sv"', ...written] : [written.join(' ')]).map(
    (given) => `<atria-${name} ${given}></atria-${name}>`,
  );
}

// The hits are requested, but not checked: drawing their pictures would be most of a page's work.
test.beforeEach(async ({ page, expectFaults }) => {
  expectFaults(/net::ERR_FAILED \S+\/pictures\//);
  await page.route('**/pictures/**', (route) => route.abort());
});

for (const name of searches) {
  const tag = `atria-${name}`;
  const plain = `<${tag}></${tag}>`;
  const ring = name === 'product-search' ? [] : '@all';

  test(`${name} requests its first hits before its code has loaded`, async ({ page }) => {
    const path = (await loadContract(name)).placement?.request?.[0]?.path;
    const release = await keepBack(page, `**/widgets/${name}.js`);
    const calls = callsOf(page);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
    await openHostPage(page, { body: plain });
    await asked;
    release();
    await expect(page.locator(`${tag}:state(ready)`)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test(`${name} requests its first hits once, with any tag`, { tag: ring }, async ({ page }) => {
    const calls = callsOf(page);
    for (const body of await tagsOf(name)) {
      calls.length = 0;
      await openHostPage(page, { body });
      await expect(page.locator(`${tag}:state(ready)`)).toBeVisible();
      expect(new Set(calls).size, `${body}: ${calls.join(' and ')}`).toBe(1);
      expect(calls, body).toHaveLength(1);
    }
  });

  test(`${name} makes one request if the page’s settings and its address set more`, {
    tag: ring,
  }, async ({ page }) => {
    const calls = callsOf(page);
    const settings = JSON.stringify({ defaults: { pageSize: '24' } });
    const head = `<script type="application/json" data-atria-settings>${settings}</script>`;
    await openHostPage(page, { body: plain, head, path: '/host-page?q=makkara' });
    await expect(page.locator(`${tag}:state(ready)`)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/(?=.*pageSize=24)(?=.*q=makkara)/);
  });
}
