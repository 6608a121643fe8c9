import type { Page } from '@playwright/test';

/** Records the `atria-error` events of later pages; returns those of this one. */
export async function keepErrors(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('atria-error', (event) => told.push((event as CustomEvent).detail));
  });
  return () => page.evaluate('window.told');
}
