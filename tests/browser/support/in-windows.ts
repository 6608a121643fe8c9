import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Shows something in several pages at once, for tests that mostly wait. Each has a window of its
 * own, since a page behind another gets few frames, and storage of its own: the cart of one would
 * show in the next. Nothing moves there.
 * @param show shows the part of a page by its number from 0, and returns the result
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
