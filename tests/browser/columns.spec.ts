import { expect, type Page, test } from '@playwright/test';
import { widgetFile } from '../../scripts/widget-files';
import type { Example } from '../../src/core/element/examples';
import { faultsOfLayout } from './support/column';
import { settled, widgets } from './support/widgets';

const examplesOf = async (name: string): Promise<[string, Example][]> => {
  const { examples } = await import(widgetFile(name, 'examples'));
  return Object.entries(examples);
};

/** Opens one example in a column of the window, as wide as that. */
async function openInColumn(page: Page, widget: string, example: string): Promise<void> {
  await page.goto(`/widgets/${widget}?only=${example}`);
  await settled(page);
}

const setColumn = (page: Page, width: number) =>
  page.evaluate(async (pixels) => {
    const main = document.querySelector('main');
    if (main) main.style.cssText = `width: ${pixels}px; padding: 0`;
    // What follows the width by script does so in the frame after.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, width);

for (const widget of widgets.filter((name) => name !== 'header'))
  test(`every example of ${widget} fits columns of 320, 480 and 720 px [IMP-33]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [name] of await examplesOf(widget)) {
      await openInColumn(page, widget, name);
      for (const width of [320, 480, 720]) {
        await setColumn(page, width);
        found.push(...(await faultsOfLayout(page)).map((fault) => `${name} in ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
