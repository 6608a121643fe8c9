import type { Page } from '@playwright/test';

/** Keeps what pages learn by `atria-error` from now on; gives what this one was told. */
export async function keepErrors(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('atria-error', (event) => told.push((event as CustomEvent).detail));
  });
  return () => page.evaluate('window.told');
}
