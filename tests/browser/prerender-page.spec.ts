import { expect, type Page, test } from '@playwright/test';
import { watchTrouble } from './support/host-page';

const port = process.env.TEST_PORT ?? 4273;
const pages = [
  `http://localhost:${port}/`,
  `http://sibylla.localhost:${port}/`,
  `http://lihakauppa.localhost:${port}/tuotteet`,
];

/** Opens a page of the demo host with its widgets rendered. */
const open = (page: Page, address: string) => page.goto(`${address}?prerender=on`);

/** The first node of each widget that the server has rendered. */
const nodesOf = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('*')].flatMap((one) => {
      const root = one.shadowRoot?.querySelector('[part=root]');
      return root ? [root] : [];
    }),
  );

for (const address of pages) {
  test(`${address} is painted where no script runs, under its policy`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const trouble = await watchTrouble(page);
    await open(page, address);
    await expect(page.locator('atria-header').getByRole('img').first()).toBeVisible();
    const roots = await nodesOf(page);
    expect(await roots.evaluate((all) => all.length)).toBeGreaterThan(2);
    const unstyled = await roots.evaluate((all) =>
      all.filter((one) => getComputedStyle(one).getPropertyValue('--_color-text') === ''),
    );
    expect(unstyled).toEqual([]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  test(`${address} goes on from what was painted`, async ({ page }) => {
    const trouble = await watchTrouble(page);
    // The loader comes when the page has been looked at.
    let go = () => {};
    const looked = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/atria\.js/, async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto(`${address}?prerender=on`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const roots = await nodesOf(page);
    const count = await roots.evaluate((all) => all.length);
    expect(count).toBeGreaterThan(2);
    go();
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('*:state(ready)').length))
      .toBe(count);
    expect(await roots.evaluate((all) => all.filter((one) => !one.isConnected).length)).toBe(0);
    expect(
      await roots.evaluate((all) =>
        all.some((one) => (one.getRootNode() as ShadowRoot).querySelector('link')),
      ),
    ).toBe(false);
    expect(trouble).toEqual([]);
  });
}
