import type { Browser, CDPSession, Page } from 'playwright';

export interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface Slowness {
  /** How many times slower the processor is. */
  readonly cpu?: number;
  /** The network of Lighthouse's "slow 4G". */
  readonly isSlow4G?: boolean;
}

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Visits an address as a new visitor, with nothing cached, and leaves again. */
export async function visit<T>(
  browser: Browser,
  address: string,
  { cpu = 1, isSlow4G = false }: Slowness,
  measure: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  try {
    // tsx names functions by a helper that a page does not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (isSlow4G) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
    }
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(address);
    return await measure({ page, session });
  } finally {
    await context.close();
  }
}

/** All widgets below a selector have their first data. */
export const allReady = (page: Page, below = 'body') =>
  page.waitForFunction((selector) => {
    const all = [...document.querySelectorAll(`${selector} *`)];
    return all.every((tag) => !tag.localName.startsWith('atria-') || tag.matches(':state(ready)'));
  }, below);
