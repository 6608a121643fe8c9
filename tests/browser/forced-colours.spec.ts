import { expect, type Locator, type Page } from '@playwright/test';
import { examplesBundle } from './support/all-examples/bundle';
import { openExamples } from './support/all-examples/open';
import type { Hand } from './support/all-examples/presses';
import { inWindows } from './support/in-windows';
import { test } from './support/test';

// A build, and a pair of pictures for each kind of thing that can be chosen.
test.setTimeout(300_000);

const windows = 2;

/** Things that look the same in a picture whether they are chosen or not. */
async function looksUnchosen(page: Page, seen: Set<string>): Promise<string[]> {
  const same: string[] = [];
  const found = await page.evaluateHandle(() =>
    (window as unknown as { hand: Hand }).hand.chosenKinds(),
  );
  const kinds = await found.evaluate((all) => all.map(({ kind }) => kind));
  for (const [at, kind] of kinds.entries()) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const one = (await found.evaluateHandle((all, place) => all[place]?.element, at)).asElement();
    const picture = () => one?.screenshot({ animations: 'disabled' });
    const before = await picture();
    await found.evaluate((all, place) => all[place]?.element.removeAttribute(all[place].by), at);
    const after = await picture();
    if (!before || !after || before.equals(after)) same.push(kind);
  }
  return same;
}

test('what is chosen or marked differs in forced colours, in every example [IMP-25]', async ({
  browser,
  expectFaults,
}) => {
  expectFaults('calls');
  const script = await examplesBundle([], 'all-examples/presses.ts');
  const options = { forcedColors: 'active', viewport: { width: 1280, height: 800 } } as const;
  const parts = await inWindows(browser, windows, options, async (page, part) => {
    await openExamples(page, script);
    const names = await page.evaluate(() => (window as unknown as { hand: Hand }).hand.widgets());
    const same: string[] = [];
    const all = new Set<string>();
    for (const name of names.filter((_, at) => at % windows === part)) {
      const seen = new Set<string>();
      const next = (at: number) =>
        page.evaluate(
          ([widget, place]) => (window as unknown as { hand: Hand }).hand.showNext(widget, place),
          [name, at] as const,
        );
      for (let at = 0; await next(at); at += 1)
        same.push(...(await looksUnchosen(page, seen)).map((kind) => `${name}: ${kind}`));
      for (const kind of seen) all.add(kind);
    }
    return { same, kinds: [...all] };
  });
  expect(parts.flatMap(({ same }) => same)).toEqual([]);
  // Each way to show it was checked.
  const ways = parts.flatMap(({ kinds }) => kinds.map((kind) => kind.split('[')[1]));
  expect([...new Set(ways)].sort()).toEqual([
    'aria-current]',
    'aria-pressed]',
    'aria-selected]',
    'data-active]',
    'data-chosen]',
  ]);
});

/** The colours within the marked option. */
const coloursOfMarked = (option: Locator) =>
  option.evaluate((marked) => [
    ...new Set([marked, ...marked.querySelectorAll('*')].map((one) => getComputedStyle(one).color)),
  ]);

test('all content of a marked option is readable on its colour [IMP-25]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/reseptit');
  await page.getByRole('button', { name: 'Raaka-aine' }).click();
  await page.keyboard.press('ArrowDown');
  const marked = page.locator('[role=option][data-active]');
  expect(await coloursOfMarked(marked)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.locator('atria-header').getByRole('combobox').pressSequentially('kana');
  await page.locator('atria-header').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await coloursOfMarked(marked)).toHaveLength(1);
});
