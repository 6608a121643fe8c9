import { expect, type Page } from '@playwright/test';
import { shop } from './support/sites';
import { test } from './support/test';

const place = 2600;

/** A page on which the host scrolls smoothly by its style sheet. */
const withRule = (page: Page, rule: string) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rule);

/** The scroll position that stands for ten frames. */
async function standing(page: Page): Promise<number> {
  const seen: number[] = [];
  await expect
    .poll(
      async () => {
        seen.push(
          await page.evaluate(
            () =>
              new Promise<number>((done) => {
                requestAnimationFrame(() => done(window.scrollY));
              }),
          ),
        );
        return seen.length > 9 && new Set(seen.slice(-10)).size === 1;
      },
      { intervals: [0] },
    )
    .toBe(true);
  return seen.at(-1) ?? 0;
}

for (const [what, rule, prerender] of [
  ['nothing', 'body { scroll-behavior: smooth }', 'on'],
  ['the page', 'html { scroll-behavior: smooth }', 'on'],
  ['the page', 'html { scroll-behavior: smooth }', 'off'],
  ['everything', '* { scroll-behavior: smooth !important }', 'on'],
] as const)
  test(`Back shows a list at its position where a host scrolls ${what} smoothly, the server’s markup ${prerender} [IMP-31]`, async ({
    page,
  }) => {
    await withRule(page, rule);
    await page.goto(`${shop}/tuotteet?page=2&prerender=${prerender}`);
    const links = page.getByRole('heading', { level: 3 }).getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThan(20);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
    expect(await standing(page)).toBe(place);
    await links.evaluateAll((all) => {
      const inView = all.find((one) => one.getBoundingClientRect().top > 200);
      (inView as HTMLElement | undefined)?.click();
    });
    await page.waitForURL((url) => url.search === '');
    await page.goBack();
    await expect.poll(() => links.count()).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);
    expect(await standing(page)).toBe(place);
  });
