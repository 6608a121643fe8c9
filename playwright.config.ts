import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/shared/chromium';
import { chromiumArgs } from './scripts/shared/chromium-path';
import { limit } from './scripts/test/limits';
import { browserFile, browserFolder, leftOut, leftOutTests } from './scripts/test/rings';
import { workers } from './scripts/test/workers';
import { port, siteOf } from './tests/browser/support/sites';

/** Browser tests: the built bundle in the demo host, in Chromium. */
export default defineConfig({
  testDir: browserFolder,
  testMatch: browserFile,
  testIgnore: [...leftOut()],
  grepInvert: leftOutTests(),
  fullyParallel: true,
  // Tests wait for pages half of their time.
  workers: workers(3, 1.5),
  retries: 0,
  timeout: limit(120_000),
  expect: { timeout: limit(15_000) },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  outputDir: 'test-results/browser',
  // Pictures are compared with others of the same run; none is kept.
  snapshotPathTemplate: 'test-results/pictures/{testFileName}/{arg}{ext}',
  use: {
    baseURL: siteOf(),
    viewport: { width: 1280, height: 900 },
    // Emptied from test to test, cache and all: a new one with its processes for each test took
    // about as long as the test itself.
    reuseContext: true,
    // The shop's offer of its newsletter comes by how many pages were seen before: of no other
    // test's page.
    storageState: {
      cookies: [
        {
          ...{ name: 'hideLkNewsletterModal', value: 'true', expires: -1 },
          ...{ domain: 'lihakauppa.localhost', path: '/', sameSite: 'Lax' },
          ...{ httpOnly: false, secure: false },
        },
      ],
      origins: [],
    },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: 'node --import tsx tests/browser/support/server.ts',
    port,
    env: { PORT: String(port), PICTURES: 'plain' },
    reuseExistingServer: false,
  },
});
