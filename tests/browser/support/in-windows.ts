import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Shows something in pages at the same time, for what waits most of its time. Each has a window of
 * its own, since a page behind another is given few frames, and a storage of its own: the cart of
 * one would show in the next. Nothing moves there.
 * @param show shows the part of a page by its number from 0, and says what came of it
 */
export const inWindows = <T>(
  browser: Browser,
  count: number,
  options: BrowserContextOptions,
  show: (page: Page, part: number) => Promise<T>,
): Promise<T[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, part) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
      const shown = await show(page, part);
      await page.close();
      return shown;
    }),
  );
