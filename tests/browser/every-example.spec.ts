import { expect, type Page } from '@playwright/test';
import { minutes } from '../../scripts/test/limits';
import { brands, type Logo, logos } from '../../src/core/page/brand';
import { isAll } from '../support/ring';
import { faultsOfLayout, setColumn } from './support/column';
import type { Visit } from './support/examples/page';
import { placeAt } from './support/examples/settings';
import { exampleNames, examples, mayMove, test, visit } from './support/visitor';
import { inGroups, widgets } from './support/widgets';

/** Whether what is marked looks the same in a picture without its mark. */
async function looksUnmarked(page: Page, kind: string): Promise<boolean> {
  const marked = await page.evaluateHandle(
    (one) => (window as unknown as { visit: Visit }).visit.marked(one),
    kind,
  );
  const element = (await marked.evaluateHandle((one) => one?.element)).asElement();
  const before = await element?.screenshot({ animations: 'disabled' });
  const value = await marked.evaluate((one) => {
    const written = one?.element.getAttribute(one.by) ?? '';
    one?.element.removeAttribute(one.by);
    return written;
  });
  const after = await element?.screenshot({ animations: 'disabled' });
  await marked.evaluate((one, written) => one?.element.setAttribute(one.by, written), value);
  return !before || !after || before.equals(after);
}

/** The columns of a widget's example; each fits the narrowest one. */
const widthsOf = (at: number) => (isAll ? [320, 480, 720] : [320, at % 2 ? 480 : 720]);

/** Widgets without a control. */
const unpressable = ['cart-sync', 'counter', 'recipe-banner'];

/** The ways to mark what is chosen, each with a widget that has it. */
const marks: Readonly<Record<string, string>> = {
  'card-grid': 'data-active',
  'site-search': 'data-chosen',
  'page-navigation': 'aria-current',
  'recipe-search': 'aria-pressed',
  'news-search': 'aria-selected',
};

/** What is wider than a window of 320 px [IMP-24]. */
async function tooWide(page: Page): Promise<number[]> {
  await setColumn(page, undefined);
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, 'followWindow', 320);
  const widths = await page.evaluate(() =>
    [document.documentElement, document.querySelector('[data-example]')].map(
      (one) => one?.scrollWidth ?? 0,
    ),
  );
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, 'followWindow', 1280);
  return widths.filter((width) => width > 320);
}

test.describe.configure({ timeout: minutes(8) });

/** The examples of each widget, as many as a test looks at. */
const parts = widgets.flatMap((widget) =>
  inGroups((examples[widget] ?? []).map(({ name }) => name)).map((some, part) => ({
    widget,
    some,
    part,
  })),
);

for (const { widget, some, part } of parts)
  test(`every example of ${widget} hydrates, is accessible, fits, prints and keeps the focus${part ? `, part ${part + 1}` : ''} [IMP-12] [IMP-20] [IMP-24] [IMP-25] [IMP-33]`, async ({
    visitor: page,
    expectFaults,
  }) => {
    expectFaults('calls', /there is no shop-url/);
    // A page behind another one gets few frames.
    await page.bringToFront();
    const seen = new Set<string>();
    let presses = 0;
    for (const [at, own] of some.entries()) {
      const isFirst = part === 0 && at === 0;
      const name = `${widget}/${own}`;
      const place = placeAt(exampleNames.indexOf(name));
      const check = (what: string, found: unknown) =>
        expect.soft(found, `${name} (${place.brand}, ${place.language}): ${what}`);

      const isAnswered = exampleNames.indexOf(name) % 2 === 0;
      const begun = await visit(page, 'begin', name, place, isAnswered);
      check('the markup of the server is kept', begun.isKept).toBe(true);
      check('it hydrates as it renders', begun.hydrated).toBe(begun.rendered);
      check('it ends as high as without a server', begun.ends[1]).toBe(begun.ends[0]);
      if (!mayMove.test(name))
        check('it moves when it hydrates', begun.heights[1]).toBe(begun.heights[0]);

      check('axe', await visit(page, 'axe')).toEqual([]);
      if (widget !== 'header')
        for (const width of widthsOf(at)) {
          await setColumn(page, width);
          const faults = await faultsOfLayout(page, '[data-example]');
          check(`in a column of ${width} px`, faults).toEqual([]);
        }
      if (isAll || isFirst) check('in a window of 320 px', await tooWide(page)).toEqual([]);
      await setColumn(page, undefined);

      await page.emulateMedia({ media: 'print' });
      check('not on paper', await visit(page, 'hiddenWords')).toEqual([]);
      await page.emulateMedia({ media: 'screen' });

      const marked = (await visit(page, 'mark')).filter((kind) => !seen.has(kind));
      if (marked.length > 0) await page.emulateMedia({ forcedColors: 'active' });
      for (const kind of marked) {
        check(`${kind} in forced colours`, await looksUnmarked(page, kind)).toBe(false);
        seen.add(kind);
      }
      if (marked.length > 0) await page.emulateMedia({ forcedColors: 'none' });

      const { count, lost, silent, unheard, inDialogs } = await visit(page, 'press', isAll ? 2 : 1);
      presses += count;
      check('a press drops the focus', lost).toEqual([]);
      check('a press changes words and says nothing', silent).toEqual([]);
      check('an announcement is not heard', unheard).toEqual([]);
      check('axe in dialogs', inDialogs).toEqual([]);

      check('uncaught errors', await visit(page, 'end', isAll || isFirst)).toEqual([]);
    }
    if (part) return;
    expect(presses > 0).toBe(!unpressable.includes(widget));
    expect([...seen].join()).toContain(marks[widget] ?? '');
  });

// Colours follow the brand; the markup does not.
if (isAll)
  for (const widget of widgets)
    test(`every example of ${widget} can be read in every brand [IMP-25]`, async ({
      visitor: page,
      expectFaults,
    }) => {
      expectFaults('calls', /there is no shop-url/);
      // Of all widgets only the header has a logo that is not its site's.
      const all: readonly Logo[] = widget === 'header' ? logos : brands;
      for (const { name } of examples[widget] ?? []) {
        await visit(page, 'begin', `${widget}/${name}`, {}, true);
        for (const logo of all)
          expect.soft(await visit(page, 'axeIn', logo), `${name} in ${logo}`).toEqual([]);
        await visit(page, 'end');
      }
    });
