import type { Page } from '@playwright/test';

/** Whether something is above the middle of what has the focus, in its shadow root. */
export const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused) return true;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const root = focused.getRootNode() as ShadowRoot;
    const top = root.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(focused.contains(top) || top.contains(focused));
  });
