import type { Page } from '@playwright/test';
import { root } from '../../../../scripts/shared/widget-files';

/** Opens a page with a script that `examplesBundle` built, and nothing else. */
export async function openExamples(page: Page, script: string): Promise<void> {
  await page.route('**/all-examples', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/all-examples.js"></script>',
    }),
  );
  await page.route('**/all-examples.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  // Timing of load failures varies: here all is there at once.
  await page.route('**/pictures/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.route('**/*mtcaptcha*', (route) =>
    route.fulfill({ path: `${root}/stand-in/captcha/mtcaptcha.js` }),
  );
  await page.goto('/all-examples');
}
