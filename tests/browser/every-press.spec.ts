import { expect } from '@playwright/test';
import { root } from '../../scripts/shared/widget-files';
import { examplesBundle } from './support/all-examples/bundle';
import { openExamples } from './support/all-examples/open';
import type { Hand } from './support/all-examples/presses';
import { inWindows } from './support/in-windows';
import { test } from './support/test';

// A build, and every control of every example. Two windows at a time: more would delay each other.
test.setTimeout(300_000);

const windows = 2;

test('no press in any example drops the focus, and announcements are heard [IMP-12, IMP-20]', async ({
  browser,
  expectFaults,
}) => {
  expectFaults('calls', /there is no shop-url/);
  const script = await examplesBundle([], 'all-examples/presses.ts');
  const parts = await inWindows(browser, windows, {}, async (page, part) => {
    await page.addInitScript({ path: `${root}/showroom/public/what-is-said.js` });
    await openExamples(page, script);
    const hand = await page.evaluateHandle(() => (window as unknown as { hand: Hand }).hand);
    const names = await hand.evaluate(({ widgets }) => widgets());
    const pressed: (Awaited<ReturnType<Hand['pressAll']>> & { name: string })[] = [];
    for (const name of names.filter((_, at) => at % windows === part))
      pressed.push({
        name,
        ...(await hand.evaluate(({ pressAll }, widget) => pressAll(widget), name)),
      });
    return pressed;
  });
  const all = parts.flat();
  expect(all.flatMap(({ lost }) => lost)).toEqual([]);
  expect(all.flatMap(({ unheard }) => unheard)).toEqual([]);
  const unpressed = all.filter(({ count }) => count === 0).map(({ name }) => name);
  expect(unpressed.sort()).toEqual(['cart-sync', 'counter', 'recipe-banner']);
  // About 1,005: what a busy machine shows late is pressed once less.
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(900);
});
