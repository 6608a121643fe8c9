import { type Browser, expect, type Page } from '@playwright/test';
import { cutReact } from '../../scripts/build/bundle/cut-react/cut-react';
import { examplesBundle } from './support/all-examples/bundle';
import { openExamples } from './support/all-examples/open';
import type { ShowSome } from './support/all-examples/page';
import { inWindows } from './support/in-windows';
import { test } from './support/test';

// Two builds, and each example twice.
test.setTimeout(300_000);

const windows = 4;

/** Shows every fourth example from the `first` on. */
async function shownIn(page: Page, script: string, first: number): Promise<Record<string, string>> {
  await openExamples(page, script);
  return page.evaluate(
    ([from, of]) => (window as unknown as { showSome: ShowSome }).showSome(from, of),
    [first, windows] as const,
  );
}

async function shownBy(browser: Browser, script: string): Promise<Record<string, string>> {
  // Low windows: to paint what is in view takes a good part of the time.
  const viewport = { width: 1280, height: 300 };
  const show = (page: Page, part: number) => shownIn(page, script, part);
  const parts = await inWindows(browser, windows, { viewport }, show);
  return Object.assign({}, ...parts);
}

test('every example shows the same with the whole React and with the cut one', async ({
  browser,
  expectFaults,
}) => {
  expectFaults('calls');
  const whole = await shownBy(browser, await examplesBundle());
  const cut = await shownBy(browser, await examplesBundle([cutReact()]));
  expect(Object.keys(whole).length).toBeGreaterThan(180);
  const differing = Object.keys(whole).filter((name) => whole[name] !== cut[name]);
  for (const name of differing.slice(0, 3)) expect.soft(cut[name], name).toBe(whole[name]);
  expect(differing).toEqual([]);
});
