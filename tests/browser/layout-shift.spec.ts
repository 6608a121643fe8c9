import { expect, type Page } from '@playwright/test';
import { limit } from '../../scripts/test/limits';
import { isAll } from '../support/ring';
import { openHostPage } from './support/host-page';
import { siteOf } from './support/sites';
import { test } from './support/test';

/** Path and site of a page of each kind; the first ring has two of them, on a phone, where most below a widget moves. */
const kinds = [
  { site: '', path: '/' },
  { site: '', path: '/yhteystiedot/palaute' },
  { site: '', path: '/koulut' },
  { site: 'lihakauppa.', path: '/ostoskori' },
  { site: 'lihakauppa.', path: '/tuotteet' },
];

/** Other demo pages. */
const others = [
  ...['/en/', '/tuotteet', '/kampanjat', '/koulut/tilalta-poytaan', '/tuotemerkit'].map((path) => ({
    site: '',
    path,
  })),
  { site: 'jyvabroiler.', path: '/' },
  { site: 'lithellsse.', path: '/' },
  { site: 'ammattilaiset.', path: '/yhteystiedot' },
  { site: 'atriacom.', path: '/konserni/historia' },
  { site: 'lihakauppa.', path: '/' },
];

/** WordPress's rules for columns. */
const columns = `.wp-block-columns { display: flex; flex-wrap: wrap; gap: 2em; }
  .wp-block-column { flex-basis: 0; flex-grow: 1; min-width: 0; }
  .wp-block-column:first-child { flex-basis: 340px; flex-grow: 0; }
  @media (max-width: 781px) { .wp-block-column { flex-basis: 100%; } }`;

/** Milliseconds until the answer to each kind of request begins, as over slow 4G. */
const delays: Readonly<Record<string, number>> = { document: 150, image: 800, font: 400 };

/**
 * Delays the page's requests. Done here and not by Chromium's own throttling, under which about one
 * page in a hundred never finished loading.
 */
const slowNetwork = (page: Page) =>
  page.route(/^http/, async (route) => {
    const delay = delays[route.request().resourceType()] ?? 500;
    await new Promise((arrived) => setTimeout(arrived, delay));
    await route.fallback().catch(() => {});
  });

/** Scrolls to the end like a reader: further when the next content has painted. */
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

/** Collects the page's layout shifts, and the height of each widget before its code loaded. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const reserved = new Map<Element, number>();
    Object.assign(window, { shifts, reserved });
    document.addEventListener('DOMContentLoaded', () => {
      for (const tag of document.querySelectorAll(':not(:defined)'))
        reserved.set(tag, tag.clientHeight);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        // The node is null if it is in a removed shadow root, or is the engine's own.
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        // Rounding of single pixels scores less than a thousandth.
        if (entry.hadRecentInput || entry.value < 0.001) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const root = node?.getRootNode();
          const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
          const name = `${host}${node?.nodeName} ${String(node?.className ?? '').slice(0, 40)}`;
          return `${name} ${from.x},${from.y} -> ${to.x},${to.y}`;
        });
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The widgets whose reserved height is more than a seventh too small or too large. */
const misfits = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { reserved: Map<Element, number> }).reserved]
      .map(([tag, height]) => ({ tag, height, ratio: height / tag.clientHeight }))
      .filter(({ tag, ratio }) => tag.isConnected && (ratio > 1.15 || ratio < 0.85))
      .map(({ tag, height }) => `${tag.localName} ${height} ${tag.clientHeight}`),
  );

for (const width of isAll ? [1280, 375] : [375]) {
  for (const { site, path } of isAll
    ? [...kinds, ...others]
    : kinds.filter((_, at) => at % 3 === 0))
    test(`nothing jumps on a slow network at ${width} px on ${site}${path} [IMP-01]`, async ({
      page,
    }) => {
      test.setTimeout(limit(150_000));
      await page.setViewportSize({ width, height: 800 });
      await watchLayout(page);
      await slowNetwork(page);
      await page.goto(siteOf(site) + path, { waitUntil: 'load' });
      await readThrough(page);
      expect(await page.evaluate('window.shifts')).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    });

  test(`nothing jumps in the columns of a content system at ${width} px [IMP-01, IMP-33]`, async ({
    page,
  }) => {
    test.setTimeout(limit(150_000));
    await page.setViewportSize({ width, height: 800 });
    await watchLayout(page);
    await slowNetwork(page);
    await page.route('**/columns.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: columns }),
    );
    const cards = { cards: Array.from({ length: 3 }, (_, at) => ({ header: `Kortti ${at}` })) };
    // As WordPress prints two columns, in a theme that stacks them on a phone.
    await openHostPage(page, {
      head: '<link rel="stylesheet" href="/columns.css">',
      body: `<atria-header page-id="1"></atria-header>
        <div class="wp-block-columns is-layout-flex">
          <div class="wp-block-column"><atria-card-grid heading="Reseptit">
            <script type="application/json">${JSON.stringify(cards)}</script>
          </atria-card-grid><p>Alla</p></div>
          <div class="wp-block-column"><atria-delivery-check></atria-delivery-check><p>Alla</p></div>
        </div>`,
    });
    await readThrough(page);
    expect(await page.evaluate('window.shifts')).toEqual([]);
  });
}
