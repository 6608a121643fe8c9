import type { CDPSession } from '@playwright/test';
import { test as base } from './test';

/** A finger on the page, in CSS pixels of the window; it lifts without a place. */
export const fingerOf =
  (session: CDPSession) =>
  (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { readonly x: number; readonly y: number },
  ) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

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
