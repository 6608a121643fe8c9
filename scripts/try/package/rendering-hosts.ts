import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { address, filesOf, onPage, serverOf } from './on-page';

/** Builds a host by its framework's own command. */
const build = (folder: string, host: string, program: string): void =>
  void execFileSync(join(folder, 'node_modules/.bin', program), ['build'], {
    cwd: join(folder, host),
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * Visits the page of a host: rendered by a server, hydrated in the browser, with logo and events.
 */
async function visitHydrated(page: Page, serve: Parameters<typeof onPage>[0]): Promise<void> {
  await page.route('**/api/nav/desktop*', (route) => route.fulfill({ json: [] }));
  const wordmark = page.getByRole('img', { name: 'Atria' });
  await onPage(serve, page, async () => {
    expect(await (await fetch(address)).text()).toMatch(
      /<atria-card-grid [^>]*cards="[^"]*Makaronilaatikko/,
    );
    await expect(wordmark).toBeVisible();
    await expect
      .poll(() => wordmark.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect(page.getByText('Näkyvissä 4')).toBeVisible();
  });
}

/** Imported by a server component of Next.js, rendered at build time, hydrated in the browser. */
export async function tryNext(folder: string, page: Page): Promise<string> {
  build(folder, 'next-host', 'next');
  await visitHydrated(page, filesOf(join(folder, 'next-host/out')));
  return 'Next.js: built from a server component, logo shown, events received after hydration';
}

/** Nuxt's server renders the page at each visit. */
export async function tryNuxt(folder: string, page: Page): Promise<string> {
  build(folder, 'nuxt-host', 'nuxt');
  await visitHydrated(page, serverOf(join(folder, 'nuxt-host/.output/server/index.mjs')));
  return 'Nuxt: rendered by its server, logo shown, events received after hydration';
}

/** Angular's engine renders the page at each visit. */
export async function tryAngular(folder: string, page: Page): Promise<string> {
  // Its folder has a copy of node_modules, from which it takes the logos.
  build(folder, '.', 'ng');
  await visitHydrated(page, serverOf(join(folder, 'angular-host/out/server/server.mjs')));
  return 'Angular: rendered by its server, logo shown, events received after hydration';
}
