import { expect } from '@playwright/test';
import { findChromium } from '../../../scripts/shared/chromium';
import { windowedChromium } from '../../../scripts/shared/chromium-path';
import { openRawPage as open } from '../../../scripts/shared/raw-chromium/raw-page';

/** A script that runs in each page before its own scripts: helpers for shadow roots. */
function equip(): void {
  const shows: boolean[] = [];
  addEventListener('pageshow', ({ persisted }) => shows.push(persisted));
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [
      one,
      ...(one.shadowRoot ? all(one.shadowRoot) : []),
    ]);
  const found = (selector: string, text: string) =>
    all(document).find(
      (one) =>
        one.matches(selector) &&
        one.textContent?.trim().startsWith(text) &&
        !one.closest('[aria-busy=true]'),
    ) as HTMLElement | undefined;
  const press = (selector: string, text: string): boolean => {
    const one = found(selector, text);
    one?.click();
    return Boolean(one);
  };
  Object.assign(self, { shows, found, press });
}

/**
 * A page of a Chromium with its back/forward cache: Playwright switches that off, and loses a page
 * that comes back from there.
 */
export async function openRawPage() {
  const chromium = windowedChromium() ?? findChromium() ?? '';
  const page = await open({ chromium, before: `(${equip})()` });
  return {
    ...page,
    /** Whether there is something to press, by the beginning of its text. */
    has: (selector: string, text = '') =>
      page.evaluate<boolean>(
        `Boolean(found(${JSON.stringify(selector)}, ${JSON.stringify(text)}))`,
      ),
    /** Presses it, as soon as it is there. */
    press: (selector: string, text = '') =>
      expect
        .poll(
          () => page.evaluate(`press(${JSON.stringify(selector)}, ${JSON.stringify(text)})`),
          `press ${selector} ${text}`,
        )
        .toBe(true),
  };
}
export type RawPage = Awaited<ReturnType<typeof openRawPage>>;
