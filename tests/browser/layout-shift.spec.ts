import { expect, test } from '@playwright/test';
import { settleAll } from './support/widgets';

const pages = ['/', '/en/', '/tuotteet', '/yhteystiedot/palaute'];
const shop = ['/', '/ostoskori', '/tuotteet'];

const sites = (port: string) => [
  ...pages.map((path) => `http://localhost:${port}${path}`),
  `http://jyvabroiler.localhost:${port}/`,
  ...shop.map((path) => `http://lihakauppa.localhost:${port}${path}`),
];

for (const width of [1280, 375])
  test(`nothing jumps on a slow network at ${width} px on any demo page [IMP-01]`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
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
            return `${root instanceof ShadowRoot ? `${root.host.localName} ` : ''}${node?.nodeName} ${String((node as Element)?.className ?? '').slice(0, 40)}`;
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
    const found: string[] = [];
    for (const address of sites(new URL(baseURL ?? '').port)) {
      await page.goto(address, { waitUntil: 'load' });
      await settleAll(page);
      const shifts = (await page.evaluate('window.shifts')) as string[];
      found.push(...shifts.map((line) => `${address}: ${line}`));
    }
    expect(found).toEqual([]);
  });
