import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { cutRenderer } from '../scripts/build/bundle/cut-react/cut-react.ts';
import { findChromium } from '../scripts/shared/chromium.ts';
import { chromiumArgs } from '../scripts/shared/chromium-path.ts';

// The widgets run on React as it is shipped: its production code, cut. Before the configuration is
// read, since Vite chooses React's files and how JSX is compiled by it.
process.env.NODE_ENV = 'production';

const executablePath = findChromium();
const { STORIES_BRAND: brand = '', STORIES_LANGUAGE: language = '' } = process.env;

/**
 * Runs every story in Chromium: it must paint, its steps must pass and axe must find nothing. With
 * a brand or a language of the environment only the stories with steps, as the toolbar shows them.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      initialGlobals: { brand, language },
      tags: { skip: brand || language ? ['untouched'] : [] },
    }),
  ],
  optimizeDeps: {
    rolldownOptions: { plugins: [cutRenderer()] },
    // What is kept from an earlier run does not know the cuts of this one.
    force: true,
  },
  test: {
    name: 'stories',
    // For what has gone wrong, not for what takes its time on a busy machine.
    testTimeout: 60_000,
    // All stories in one page, as Storybook itself shows them. A page for each file took twice the
    // time, and what the page left behind in memory ended the browser once.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // So that axe does not measure colours half-way through a transition.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
