import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

/** Waits until nothing in `box` moves: an unfolding part cuts its rows off meanwhile. */
const still = (box: Locator) =>
  expect.poll(() => box.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);

/** The sides of the focused element's ring that a box around it cuts off. */
const cutSides = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return 'no focus';
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
    const ring = element.getBoundingClientRect();
    const parentOf = (one: Element) =>
      one.assignedSlot ?? one.parentElement ?? (one.getRootNode() as ShadowRoot).host;
    for (let box = parentOf(element); box; box = parentOf(box)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCutX = ring.left - reach < left || ring.right + reach > right;
      const isCutY = ring.top - reach < top || ring.bottom + reach > bottom;
      if ((overflowX !== 'visible' && isCutX) || (overflowY !== 'visible' && isCutY))
        return `${element.textContent} in ${box.localName}`;
    }
    return '';
  });

test.describe('the focus ring of a row in a panel is whole [IMP-12]', () => {
  test('in the side menu', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openPage(page, '/');
    const header = page.locator('atria-header').first();
    await header.getByRole('button', { name: 'Avaa valikko' }).click();
    const menu = header.getByRole('dialog', { name: 'Valikko' });
    const toggle = menu.getByRole('button', { name: 'Tuotteet: alavalikko' });
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.press('Enter');
    await still(menu);
    await toggle.focus();
    const cut: string[] = [];
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      cut.push(await cutSides(page));
    }
    expect(cut).toEqual(Array(8).fill(''));
  });

  test('in a section menu', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/widgets/navigation-accordion?only=default');
    const toggles = page.locator('atria-navigation-accordion').getByRole('button');
    for (const toggle of await toggles.all())
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter');
    await still(page.locator('atria-navigation-accordion').getByRole('list').first());
    await toggles.first().focus();
    const cut: string[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      cut.push(await cutSides(page));
    }
    expect(cut).toEqual(Array(6).fill(''));
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a brand’s long name stays in its tile with wide letter spacing [IMP-24]', async ({
    page,
  }) => {
    await page.goto('/widgets/brand-carousel?only=longestTexts');
    await page.evaluate(() => {
      const { style } = document.documentElement;
      style.setProperty('--atria-letter-spacing', '0.12em');
      style.setProperty('--atria-word-spacing', '0.16em');
    });
    await settled(page);
    const wide = await page
      .locator('atria-brand-carousel')
      .getByRole('link')
      .evaluateAll(
        (links) => links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(wide).toBe(0);
  });

  test('an amount of 22 digits does not widen the page [CALC-05]', async ({ page }) => {
    await openPage(page, '/widgets/portion-calculator?only=badEntries');
    const calculator = page.locator('atria-portion-calculator');
    await expect(calculator.getByRole('row', { name: /^Kivi/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('a suggestion’s name is readable as a whole [IMP-24]', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/');
    const header = page.locator('atria-header').first();
    await header.getByRole('button', { name: 'Avaa haku' }).click();
    await header.getByRole('combobox').fill('perhetilan');
    const options = header.getByRole('option').filter({ hasText: /perhetilan/i });
    await expect(options.first()).toBeVisible();
    const cut = await options.evaluateAll(
      (all) =>
        all.flatMap((option) =>
          [...option.querySelectorAll('*')].filter(
            (one) =>
              Number.parseInt(getComputedStyle(one).fontWeight, 10) >= 600 &&
              one.scrollWidth > one.clientWidth &&
              getComputedStyle(one).overflowX !== 'visible',
          ),
        ).length,
    );
    expect(cut).toBe(0);
  });
});

test.describe('on a page that scrolls smoothly', () => {
  /** Waits until the page no longer scrolls. */
  const atRest = async (page: Page) => {
    let before = Number.NaN;
    const isStill = async () => {
      const now = await page.evaluate(() => window.scrollY);
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
  };

  // The page has scrolled until the target is just in view: by itself it would go on.
  for (const [width, far] of [
    [375, 400],
    [1280, 150],
  ] as const)
    test(`what is missing and the link to it are in view, at ${width} px, also while the page scrolls [IMP-19]`, {
      tag: width === 375 ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/yhteystiedot/palaute');
      const send = page.getByRole('button', { name: 'Lähetä' });
      await expect(send).toBeVisible();
      await send.evaluate(
        (button: HTMLElement, way) =>
          new Promise<void>((done) => {
            const press = () => {
              if (window.scrollY < way) return;
              window.removeEventListener('scroll', press);
              button.click();
              done();
            };
            window.addEventListener('scroll', press);
            button.focus();
          }),
        far,
      );
      const summary = page.getByRole('group', { name: 'Tapahtui Virhe!' });
      await expect(summary).toBeFocused();
      await atRest(page);
      await expect(summary).toBeInViewport({ ratio: 0.99 });
      await summary.getByRole('link', { name: 'Postitoimipaikka' }).press('Enter');
      const field = page.getByRole('textbox', { name: 'Postitoimipaikka' });
      await expect(field).toBeFocused();
      await atRest(page);
      await expect(field).toBeInViewport({ ratio: 0.99 });
    });
});
