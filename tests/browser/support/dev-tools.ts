import type { CDPSession } from '@playwright/test';
import { test as base } from './test';

/**
 * A test with a session of the browser's developer tools. It ends with its test, with all it had
 * set: the next test has the same page.
 */
export const test = base.extend<{ readonly devTools: CDPSession }>({
  async devTools({ page }, use) {
    const session = await page.context().newCDPSession(page);
    await use(session);
    await session.detach();
  },
});
