import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { loadExamples } from '../../../scripts/shared/load-examples';
import { minutes } from '../../../scripts/test/limits';
import type { Visit } from './examples/page';
import { shop, siteOf } from './sites';
import { test as base } from './test';

/** The examples of each widget. */
export const examples = await loadExamples();

/** Every example, as `widget/example`. */
export const exampleNames = Object.entries(examples).flatMap(([widget, all]) =>
  all.map(({ name }) => `${widget}/${name}`),
);

/**
 * Examples that move when they hydrate. The content between the tags shows as in the page until the widget takes it over, and the shop's
 * cards load late into a carousel, like its arrows if the cards turn out not to fit. The login
 * shows itself by the page's hash, which no server sees. With answers also the shop's cards, whose
 * buttons load late, and tabs of several lines, for whose row script makes space. A text's markup
 * shows plain until the browser has sanitised it: then its bold words may need another line.
 */
export const mayMove =
  /^(accordion\/(details|oneOpen)|expandable-list\/own|card-carousel\/(shop|few)|login\/|product-search|header\/longestTexts|contact-cards\/withText)/;

const mainSite = `${siteOf()}/every-example`;
export const englishShop = `${shop}/en/every-example`;

/**
 * Opens a window that can visit one example after the other, without a reload. Nothing moves there.
 */
export async function openVisitor(
  browser: Browser,
  address = mainSite,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 600 },
    ...options,
  });
  await page.goto(address);
  await page.waitForFunction(() => 'visit' in window);
  // The shop offers its newsletter only to visitors who have seen pages before.
  await page.evaluate(() => {
    for (const _ of [1, 2]) window.history.pushState(null, '');
  });
  return page;
}

/** Calls a function of a visitor's page. */
export const visit = <N extends keyof Visit>(page: Page, name: N, ...given: Parameters<Visit[N]>) =>
  page.evaluate(
    ([which, some]) => {
      const all = window as unknown as { visit: Record<string, (...some: unknown[]) => unknown> };
      return all.visit[which]?.(...some);
    },
    [name, given as unknown[]] as const,
  ) as Promise<Awaited<ReturnType<Visit[N]>>>;

/** A test with a visitor, who goes on to the next test. */
export const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const page = await openVisitor(browser);
      await use(page);
      await page.close();
    },
    // The first one waits until the script is built.
    { scope: 'worker', timeout: minutes(2) },
  ],
});
