import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { cutRenderer } from '../scripts/build/bundle/cut-react/cut-react.ts';
import { findChromium } from '../scripts/shared/chromium.ts';
import { chromiumArgs } from '../scripts/shared/chromium-path.ts';
import { limit, slowness } from '../scripts/test/limits.ts';
import { isAll } from '../tests/support/ring.ts';

// The widgets run on React as it is shipped: its production code, cut. Set before the configuration
// is read, since Vite chooses React's files and the JSX compilation by it.
process.env.NODE_ENV = 'production';

const executablePath = findChromium();
const { STORIES_BRAND: brand = '', STORIES_LANGUAGE: language = '' } = process.env;

/**
 * Runs the stories with steps in Chromium: they must paint, their steps must pass and axe must find
 * nothing. `STORIES_BRAND` and `STORIES_LANGUAGE` play them as the toolbar shows them. The others
 * are the examples, which tests/browser/every-example.spec.ts visits; `npm run test:all` runs all.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      initialGlobals: { brand, language },
      tags: { skip: isAll && !brand && !language ? [] : ['untouched'] },
    }),
  ],
  // For the code in the browser (stories/support/stories-from.tsx).
  define: { 'import.meta.env.TEST_SLOWNESS': slowness },
  optimizeDeps: {
    rolldownOptions: { plugins: [cutRenderer()] },
    // A cache from an earlier run may lack the present cuts.
    force: true,
  },
  test: {
    name: 'stories',
    // Long enough for a busy machine: it shall only end what has gone wrong.
    testTimeout: limit(60_000),
    // All stories in one page, as Storybook itself shows them. A page for each file took twice the
    // time, and memory that the pages did not release crashed the browser once.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // So that axe does not measure colours during a transition.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
