import { expect, type Page, test } from '@playwright/test';

const pages = ['/', '/en/', '/tuotteet', '/yhteystiedot/palaute'];
const shop = ['/', '/ostoskori', '/tuotteet'];

/** Path and site of every demo page. */
const all = [
  ...pages.map((path) => ({ site: '', path })),
  { site: 'jyvabroiler.', path: '/' },
  ...shop.map((path) => ({ site: 'lihakauppa.', path })),
];

/** Milliseconds until the answer to each kind of request begins, as over slow 4G. */
const delays: Readonly<Record<string, number>> = { document: 150, image: 800, font: 400 };

/**
 * What the page asks for comes late. Done here and not by Chromium's own throttling, under which
 * one page in some hundred never finished loading.
 */
const slowNetwork = (page: Page) =>
  page.route(/^http/, async (route) => {
    const delay = delays[route.request().resourceType()] ?? 500;
    await new Promise((arrived) => setTimeout(arrived, delay));
    await route.fallback().catch(() => {});
  });

/** Scrolls to the end as a reader does: on when what comes next has painted. */
async function readThrough(page: Page): Promise<void> {
  const next = () =>
    page.waitForFunction(() => {
      const near = [...document.querySelectorAll('*')].filter(
        (tag) =>
          tag.localName.startsWith('atria-') &&
          // The loader starts what is half a window away.
          tag.getBoundingClientRect().top < window.innerHeight * 1.4,
      );
      if (!near.every((tag) => tag.matches(':state(ready)'))) return false;
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 3, behavior: 'instant' });
      return window.scrollY === before ? 'end' : 'on';
    });
  while ((await (await next()).jsonValue()) !== 'end');
}

for (const width of [1280, 375])
  for (const { site, path } of all)
    test(`nothing jumps on a slow network at ${width} px on ${site}${path} [IMP-01]`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(150_000);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Element | null }[];
          })[]) {
            // Rounding of a pixel here and there scores less than a thousandth.
            if (entry.hadRecentInput || entry.value < 0.001) continue;
            const moved = entry.sources.map(({ node }) => {
              const root = node?.getRootNode();
              const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
              return `${host}${node?.nodeName} ${String((node as Element)?.className ?? '').slice(0, 40)}`;
            });
            shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await slowNetwork(page);
      await page.goto(`${baseURL?.replace('//', `//${site}`)}${path}`, { waitUntil: 'load' });
      await readThrough(page);
      expect(await page.evaluate('window.shifts')).toEqual([]);
    });
