import { expect, type Locator, type Page } from '@playwright/test';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

// Header, heroes, bars and the page's own content are aligned.

/** Where logo, tabs, hero and the page's content begin. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const inside = (tag: string, what: string) => [
      ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll(what) ?? []),
    ];
    const textStart = (element: Element | undefined) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    const content = document.querySelector('main .wrap')?.getBoundingClientRect();
    return {
      content: content?.left ?? 0,
      logo: inside('atria-header', 'img')[0]?.getBoundingClientRect().left ?? 0,
      tab: Math.min(...inside('atria-header', 'nav a').map(textStart)),
      hero: textStart(inside('atria-hero-carousel', 'p')[0]),
    };
  });

test('header, hero and page are aligned at any width', async ({ page }) => {
  for (const site of ['', 'ammattilaiset.', 'export.']) {
    await openPage(page, `${siteOf(site)}/`);
    for (const width of [1280, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          const { content, ...starts } = await edges(page);
          return Object.entries(starts).filter(([, start]) => Math.abs(start - content) >= 2);
        }, `${site} at ${width} px`)
        .toEqual([]);
    }
  }
});

test('a message is above the bar at the bottom of the window', async ({ page }) => {
  await openPage(page, `${shop}/tuotteet`);
  const bar = page.locator('atria-delivery-bar aside');
  await expect(bar).toBeInViewport();
  await page
    .locator('atria-shop-product-search article')
    .first()
    .getByRole('button', { name: /^Lisää ostoskoriin/ })
    .click();
  const message = page.locator('[popover]:popover-open').first();
  await expect(message).toBeVisible();
  const bottom = await message.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

/** The style of a button, in the page or in one of its widgets. */
const lookOf = (button: Locator) =>
  button.evaluate((element) => {
    const names = [
      ...(['minHeight', 'fontSize', 'fontWeight', 'fontFamily', 'letterSpacing'] as const),
      ...(['textTransform', 'borderRadius', 'backgroundColor', 'color'] as const),
    ];
    const style = getComputedStyle(element);
    return names.map((name) => `${name}: ${style[name]}`);
  });

test('a page’s buttons look like those of the widgets', { tag: '@all' }, async ({ page }) => {
  for (const site of ['', 'sibylla.', 'ridderheimsse.']) {
    await openPage(page, `${siteOf(site)}/`);
    await page.evaluate(() => document.body.append(document.createElement('atria-video-modal')));
    await page.locator('atria-video-modal').evaluate((tag) => {
      tag.setAttribute('video-url', '/videos/tilalta-poytaan.webm');
      tag.setAttribute('button-text', 'Katso');
    });
    const own = page.locator('main a.button:not(.button-quiet)').first();
    const widget = page.locator('atria-video-modal').getByRole('button').first();
    await widget.waitFor();
    expect(await lookOf(own), site).toEqual(await lookOf(widget));
  }
});
