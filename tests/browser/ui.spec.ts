import { expect, type Page } from '@playwright/test';
import { shop } from './support/sites';
import { test } from './support/test';
import { frames, openPage } from './support/widgets';

/** The element that really has the focus, through every shadow root: its name and where it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return {
      name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
      role: element?.getAttribute('role') ?? element?.localName ?? '',
      inDialog: Boolean(element?.closest('dialog')),
      inInert: Boolean(element?.closest('[inert]')),
    };
  });

test.describe('the dropdown of a card grid', () => {
  const path = '/widgets/card-grid?only=filtered';
  const list = (page: Page) => page.getByRole('listbox');
  const headers = (page: Page) =>
    page.locator('atria-card-grid').getByRole('heading', { level: 3 }).allTextContents();

  test('filters by the keyboard alone [IMP-12] [IMP-15] [CARD-13]', async ({ page }) => {
    await openPage(page, path);
    const before = await headers(page);
    const button = page.getByRole('button', { name: /Valitse ruokavalio/ });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveText('Laktoositon');
    await expect.poll(() => headers(page)).not.toEqual(before);
  });

  test('closes on a click outside, through the edge of its shadow root [UI-09]', async ({
    page,
  }) => {
    await openPage(page, path);
    await page.getByRole('button', { name: /Valitse ruokavalio/ }).click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(list(page)).toHaveCount(0);
  });

  test('has a list of at most 208 px that scrolls to the active option [UI-09] [SRCH-07]', async ({
    page,
  }) => {
    await openPage(page, path);
    const items = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, label: `Rivi ${at}` }));
    await page
      .locator('atria-card-grid')
      .first()
      .evaluate((element, dropdownItems) => Object.assign(element, { dropdownItems }), items);
    await page.getByRole('button', { name: /Valitse ruokavalio/ }).click();
    const size = () =>
      list(page).evaluate((box) => ({
        height: box.getBoundingClientRect().height,
        scrolls: box.scrollHeight > box.clientHeight,
        at: box.scrollTop,
      }));
    const first = await size();
    expect(first.height).toBeLessThanOrEqual(208);
    expect(first).toMatchObject({ scrolls: true, at: 0 });
    await page.keyboard.press('End');
    await expect.poll(async () => (await size()).at).toBeGreaterThan(300);
  });
});

test.describe('the columns of a card grid', () => {
  test('are as many as the window has room for [CARD-10]', async ({ page }) => {
    await openPage(page, '/widgets/card-grid?only=default');
    for (const [width, columns] of [
      [1280, 4],
      [1024, 4],
      [1000, 3],
      [600, 2],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('atria-card-grid article')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(
        tops.filter((top) => top === tops[0]),
        `at ${width} px`,
      ).toHaveLength(columns);
    }
  });
});

test.describe('the hero carousel', () => {
  const path = '/widgets/hero-carousel?only=still';

  test('is 600 px high, moves a slide in 500 ms, and at once when less motion is preferred [CAR-01] [IMP-21]', async ({
    page,
  }) => {
    await openPage(page, path);
    const section = page.getByRole('region', { name: 'Nostokuvat' });
    expect((await section.boundingBox())?.height).toBe(600);
    const time = () =>
      page
        .getByRole('region', { name: 'Nostokuvat' })
        .getByRole('group', { name: 'diat' })
        .evaluate((row) => getComputedStyle(row).transitionDuration);
    expect(await time()).toBe('0.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Number.parseFloat(await time())).toBeLessThanOrEqual(0.001);
  });

  test('never has the focus in a slide out of view [IMP-16]', async ({ page }) => {
    await openPage(page, path);
    const row = page.getByRole('group', { name: 'diat' });
    // A link in every slide, as in other carousels.
    await row.evaluate((element) => {
      for (const [at, slide] of [...element.children].entries()) {
        const link = document.createElement('a');
        link.href = '#';
        link.textContent = `Linkki ${at + 1}`;
        slide.firstElementChild?.append(link);
      }
    });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const reached: string[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const { name, inInert } = await focused(page);
      expect(inInert).toBe(false);
      if (name.startsWith('Linkki')) reached.push(name);
      if (reached.length > 0 && !name.startsWith('Linkki')) break;
    }
    expect(reached).toEqual(['Linkki 1']);
  });
});

test.describe('the quick view of a product', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const opener = (page: Page) => page.getByRole('button', { name: /^Pikakatselu/ }).first();

  async function openDialog(page: Page) {
    await page.setViewportSize({ width: 1400, height: 700 });
    await openPage(page, shop);
    await page.locator('atria-product-card').first().scrollIntoViewIfNeeded();
    await opener(page).scrollIntoViewIfNeeded();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('link').first()).toBeVisible();
  }

  test('is 1200 px wide, never exceeds the window, and stops the page behind from scrolling [UI-08] [IMP-13]', async ({
    page,
  }) => {
    await openDialog(page);
    expect((await dialog(page).boundingBox())?.width).toBe(1200);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    // A page that may scroll has done so by then.
    await frames(page, 2);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    await page.setViewportSize({ width: 360, height: 700 });
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  });

  test('closes with Back, and leaves no history entry behind', async ({ page }) => {
    await openDialog(page);
    const steps = () => page.evaluate(() => history.length);
    const withDialog = await steps();
    const address = page.url();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    // Closed in another way it removes its entry: the next one is in the same place.
    for (let time = 0; time < 2; time++) {
      await opener(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => history.state?.atriaOpen)).toBeUndefined();
    }
    expect(await steps()).toBe(withDialog);

    // A followed link replaces it: Back leads to the page as it was.
    await opener(page).press('Enter');
    await dialog(page).getByRole('link', { name: 'Siirry tuotesivulle' }).click();
    await page.waitForURL((url) => url.href !== address);
    await page.goBack();
    await page.waitForURL(address);
    expect(await page.evaluate(() => history.state?.atriaOpen)).toBeUndefined();
  });

  test('stays open when it was opened while another’s entry was being removed', {
    tag: '@all',
  }, async ({ page }) => {
    await openDialog(page);
    const hidden = { name: /^Pikakatselu/, includeHidden: true };
    const again = await page.getByRole('button', hidden).first().elementHandle();
    // Pressed once the first is gone, before the history has changed.
    const reopened = await dialog(page).evaluateHandle((first, button) => {
      const popped = new Promise((done) => addEventListener('popstate', done, { once: true }));
      const root = first.getRootNode();
      const observer = new MutationObserver(() => {
        if (first.isConnected) return;
        observer.disconnect();
        setTimeout(() => (button as HTMLElement).click());
      });
      observer.observe(root, { childList: true, subtree: true });
      return { popped };
    }, again);
    await page.keyboard.press('Escape');
    await reopened.evaluate(({ popped }) => popped);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('keeps the focus inside, and returns it to its opener, closed by Escape, its button or a click on the backdrop [IMP-13] [UI-08]', async ({
    page,
  }) => {
    await openDialog(page);
    expect((await focused(page)).inDialog).toBe(true);
    const around = new Set<string>();
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab');
      const { name, role, inDialog } = await focused(page);
      // Between the last and the first is the browser's own bar, seen as the body.
      if (role !== 'body') expect(inDialog).toBe(true);
      around.add(name);
    }
    expect(around).toContain('Sulje');
    const isClosed = async () => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    };
    await page.keyboard.press('Escape');
    await isClosed();
    await opener(page).press('Enter');
    await dialog(page).getByRole('button', { name: 'Sulje' }).click();
    await isClosed();
    await opener(page).press('Enter');
    await expect(dialog(page).getByRole('link').first()).toBeVisible();
    const box = await dialog(page).boundingBox();
    if (!box) throw new Error('the dialog has no box');
    // Not by one on its own edge.
    await page.mouse.click(box.x + 8, box.y + box.height / 2);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(box.x / 2, box.y + box.height / 2);
    await isClosed();
  });
});
