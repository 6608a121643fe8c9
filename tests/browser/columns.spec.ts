import { expect, type Locator, type Page } from '@playwright/test';
import { setColumn } from './support/column';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';
import { rendered, settled } from './support/widgets';

// A picture that never loads keeps its place: see below.
test.beforeEach(({ expectFaults }) => expectFaults(/net::ERR_FAILED \S+\/pictures\//));

const open = async (page: Page, address: string, fault = ''): Promise<void> => {
  await page.goto(`/widgets/${address}`);
  // Data that never loads keeps its placeholder.
  await (fault.endsWith(':never') ? rendered(page) : settled(page));
};

test('the longest facet names break, on their buttons and in their open lists [IMP-24]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'recipe-search?only=longestTexts');
  const facets = page.locator('atria-recipe-search').locator('[aria-haspopup=listbox]');
  await expect(facets.first()).toBeVisible();
  for (const facet of await facets.all()) {
    await facet.click();
    const list = page.getByRole('listbox');
    expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const one of [facet, list]) {
      const { x = -1, width = 0 } = (await one.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
    await page.keyboard.press('Escape');
  }
});

/** A column in a window, and where the button of the calendar is in the window. */
const calendars = [
  { width: 320, height: 256, column: undefined, at: 'middle' },
  { width: 375, height: 667, column: undefined, at: 'top' },
  { width: 440, height: 956, column: undefined, at: 'middle' },
  { width: 1280, height: 900, column: 480, at: 'top' },
  { width: 1280, height: 900, column: 480, at: 'bottom' },
] as const;
for (const { width, height, column, at } of calendars)
  test(`the calendar of a second column stays in its form and beside its field: ${column ?? width} px, at the ${at} of ${height} px [IMP-24] [IMP-33]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open(page, 'sponsorship-form?only=default');
    if (column) await setColumn(page, column);
    // Room above and below, so that the button can be anywhere in the window.
    const widget = page.locator('atria-sponsorship-form');
    await widget.evaluate((one) => {
      one.style.marginBlock = '100vh';
    });
    const button = widget.getByRole('button', { name: /^Avaa kalenteri/ });
    const block = { top: 'start', middle: 'center', bottom: 'end' } as const;
    await button.evaluate((one, block) => one.scrollIntoView({ block }), block[at]);
    await button.click();
    await expect(widget.getByRole('grid').locator(':focus')).toBeInViewport({ ratio: 1 });
    const boxOf = async (one: Locator) => {
      const { x = -1, y = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return { left: x, right: x + width, top: y, bottom: y + height };
    };
    const dialog = await boxOf(widget.getByRole('dialog'));
    const form = await boxOf(widget.locator('form'));
    const field = await boxOf(widget.getByRole('textbox', { name: 'Tapahtuman päivä' }));
    expect(dialog.top).toBeGreaterThanOrEqual(0);
    expect(dialog.bottom).toBeLessThanOrEqual(height);
    // On the narrowest screen the calendar is wider than the form.
    const [least, most] = width === 320 ? [0, width] : [form.left, form.right];
    expect(dialog.left).toBeGreaterThanOrEqual(least);
    expect(dialog.right).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (at === 'top') expect(dialog.top).toBeGreaterThan(field.bottom);
    if (at === 'bottom') expect(dialog.bottom).toBeLessThan(field.top);
  });

test('a widget without a width of its own in a flex row has room for a card [IMP-33]', async ({
  page,
}) => {
  await open(page, 'card-grid?only=default');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.display = 'flex';
  });
  const box = await page.locator('atria-card-grid').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(9 * 16);
});

test('a page that observes its own height gets no loop error when columns change [IMP-33]', {
  tag: '@all',
}, async ({ page }) => {
  const trouble = await watchTrouble(page);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      new ResizeObserver(() => {}).observe(document.body);
    }),
  );
  for (const address of ['card-grid?only=expandable', 'card-carousel?only=default']) {
    await open(page, address);
    for (const width of [320, 720, 1200]) await setColumn(page, width);
  }
  expect(trouble).toEqual([]);
});

test.describe('a card grid in a column', () => {
  const cards = (page: Page) => page.locator('atria-card-grid').getByRole('article');
  const list = (page: Page) => page.locator('atria-card-grid').getByRole('list').last();

  for (const [width, count] of [
    [320, 2],
    [480, 4],
    [720, 6],
    [1200, 8],
  ] as const)
    test(`of ${width} px starts with the ${count} cards of two rows [CARD-11] [IMP-33]`, {
      tag: count === 2 || count === 8 ? [] : '@all',
    }, async ({ page }) => {
      await open(page, 'card-grid?only=expandable');
      await setColumn(page, width);
      await expect(cards(page)).toHaveCount(count);
    });

  test('adds as many rows as it shows when a visitor asks for more [CARD-12]', async ({ page }) => {
    await open(page, 'card-grid?only=expandable');
    await setColumn(page, 480);
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Näytä lisää' }).click();
    await expect(cards(page)).toHaveCount(8);
  });

  // Like the markup of a server before any script, with the cards of a wide window.
  test('has the same height before and after its columns are counted [CARD-11] [IMP-01]', async ({
    page,
  }) => {
    await open(page, 'card-grid?only=expandable');
    await setColumn(page, 480);
    await expect(cards(page)).toHaveCount(4);
    const [before, after] = await list(page).evaluate((grid) => {
      const rules = (grid.getRootNode() as ShadowRoot).adoptedStyleSheets.flatMap((sheet) => [
        ...sheet.cssRules,
      ]);
      const isUncounted = ({ cssText }: CSSRule) => cssText.includes('var(--rows)');
      const selector = (rules.find(isUncounted) as CSSStyleRule).selectorText;
      const whole = grid.parentElement as HTMLElement;
      const counted = whole.getBoundingClientRect().height;
      grid.append(...[...grid.children].map((card) => card.cloneNode(true)));
      grid.classList.add(selector.slice(1));
      grid.style.setProperty('--rows', '2');
      return [whole.getBoundingClientRect().height, counted];
    });
    expect(before).toBeCloseTo(after ?? 0, 0);
  });
});
