import { expect, test } from '@playwright/test';
import { settleAll } from './support/widgets';

const pages = ['/', '/en/', '/tuotteet', '/yhteystiedot/palaute'];
const shop = ['/', '/ostoskori', '/tuotteet'];

/** Path and site of every demo page. */
const all = [
  ...pages.map((path) => ({ site: '', path })),
  { site: 'jyvabroiler.', path: '/' },
  ...shop.map((path) => ({ site: 'lihakauppa.', path })),
];

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
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 1024) / 8,
      });
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.goto(`${baseURL?.replace('//', `//${site}`)}${path}`, { waitUntil: 'load' });
      await settleAll(page);
      expect(await page.evaluate('window.shifts')).toEqual([]);
    });
