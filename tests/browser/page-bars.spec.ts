import { expect, type Page } from '@playwright/test';
import { test } from './support/dev-tools';
import { shop, siteOf } from './support/sites';
import { openPage } from './support/widgets';

// Fixed bars at the bottom of the window, and the dialog that they open.
const phone = { width: 375, height: 700 };

/** Whether the page's last text is above its bottom bars. */
const endsAbove = (page: Page, tag: string) =>
  page.evaluate((name) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const bar = document.querySelector(name)?.shadowRoot?.querySelector('aside');
    const bottomOf = (part: string) =>
      document.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
    const top = bar?.getBoundingClientRect().top ?? 0;
    // The footer's background reaches below the bar: no strip of the page's shows there.
    return bottomOf('.footer-small') <= top && Math.abs(bottomOf('.footer') - innerHeight) <= 1;
  }, tag);

test('the recipe banner stays at the bottom of a phone until it is closed [CONT-09, CONT-10]', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.setViewportSize(phone);
  const recipe = '/reseptit/helppo-makaronilaatikko';
  await openPage(page, recipe);
  const banner = page.locator('atria-recipe-banner aside');
  await expect(banner).toBeInViewport();
  expect(await endsAbove(page, 'atria-recipe-banner')).toBe(true);
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(banner).toBeHidden();
  await page.setViewportSize({ width: 767, height: 700 });
  await banner.getByRole('button', { name: 'Sulje' }).click();
  await expect(banner).toHaveCount(0);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'recipe-banner-closed');
  expect(cookie?.value).toBe('true');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  // A reload would stay at the end of the page.
  await openPage(page, recipe);
  await expect(banner).toHaveCount(0);
});

test('the delivery bar is one line on a phone, and takes no press while it comes up [DLV-01]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Its first moment lasts.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function held(...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
  });
  await openPage(page, `${shop}/tuotteet`);
  const bar = page.locator('atria-delivery-bar aside');
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(50);
  expect(await endsAbove(page, 'atria-delivery-bar')).toBe(true);
  const takesPress = () =>
    bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at?.localName === 'atria-delivery-bar';
    });
  expect(await takesPress()).toBe(false);
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  expect(await takesPress()).toBe(true);
  await bar.getByRole('button', { name: 'Toimitammeko sinulle?' }).click();
  await expect(bar.getByRole('textbox', { name: 'Postinumero' })).toBeFocused();
});

test('what is fixed covers at most a third of a low window [IMP-24]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, `${shop}/tuotteet`);
  await expect(page.locator('atria-delivery-bar aside')).toBeInViewport();
  /** How much of the window's height is covered by what is fixed. */
  const covered = () =>
    page.evaluate(() => {
      const all = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((one) => [
          one,
          ...(one.shadowRoot ? all(one.shadowRoot) : []),
        ]);
      const fixed = all(document).filter(
        (one) =>
          getComputedStyle(one).position === 'fixed' &&
          // The link that skips the header is clipped.
          getComputedStyle(one).clipPath === 'none' &&
          one.checkVisibility(),
      );
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        fixed.some((one) => {
          const { top, bottom, width } = one.getBoundingClientRect();
          return width > innerWidth / 2 && top <= y && y < bottom;
        }),
      );
      return rows.filter(Boolean).length / innerHeight;
    });
  expect(await covered()).toBeGreaterThan(0);
  expect(await covered()).toBeLessThanOrEqual(0.34);
  await page
    .getByRole('button', { name: /^Lisää ostoskoriin/ })
    .first()
    .click();
  await expect(page.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  expect(await covered()).toBeLessThanOrEqual(0.34);
});

test('a closed delivery bar gives the focus back to the widget it came from [IMP-12]', async ({
  page,
}) => {
  await openPage(page, `${shop}/tuotteet`, 1280);
  const more = page.getByRole('button', { name: /^Näytä lisää/ });
  await more.focus();
  await page.locator('atria-delivery-bar').getByRole('button', { name: 'Sulje' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('atria-delivery-bar aside')).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('the field of the delivery bar keeps its width beside an error [DLV-04]', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/404/);
  await openPage(page, `${shop}/tuotteet`);
  const bar = page.locator('atria-delivery-bar aside');
  const field = bar.getByRole('textbox', { name: 'Postinumero' });
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    return Math.round((await field.boundingBox())?.width ?? 0);
  };
  const before = await widthAt(1280);
  await field.fill('99999');
  await field.press('Enter');
  await expect(bar.getByText('Emme tunnistaneet')).toBeVisible();
  for (const width of [1920, 1440, 1280, 1024, 768]) expect(await widthAt(width)).toBe(before);
  await page.setViewportSize({ width: 375, height: 700 });
  // One line, until it is opened.
  await expect(field).toHaveCount(0);
  await bar.getByRole('button', { name: /Tarkista/ }).click();
  await expect(field).toBeVisible();
  expect(await widthAt(375)).toBeGreaterThan(150);
});

test('the floating buttons open the overlay, which returns the focus [CONT-04, CONT-05, IMP-13]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const front = `${siteOf('ammattilaiset.')}/`;
  await openPage(page, front);
  const bar = page.locator('atria-floating-buttons aside');
  const opener = bar.getByRole('button', { name: 'Kysy asiantuntijalta' });
  expect(await endsAbove(page, 'atria-floating-buttons')).toBe(true);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('atria-overlay dialog');
  await expect(dialog.getByRole('textbox', { name: 'Viestisi' })).toBeVisible();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('atria-overlay');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const close = bar.getByRole('button', { name: 'Sulje' });
  await close.click();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(opener).toBeInViewport();
  await expect(close).toBeHidden();
  // Beside the page's content, not over it.
  const content = await page.locator('main atria-card-grid').first().boundingBox();
  const tab = await opener.boundingBox();
  if (!content || !tab) throw new Error('No content, or no button.');
  expect(tab.x).toBeGreaterThanOrEqual(content.x + content.width);
  await page.setViewportSize(phone);
  await page.goto(front);
  await expect(close).toBeInViewport();
});

test('the floating buttons are a bar for large letters, whose two names do not fit above each other [CONT-05, IMP-24]', {
  tag: '@all',
}, async ({ page, devTools }) => {
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, `${siteOf('ammattilaiset.')}/`);
  const bar = page.locator('atria-floating-buttons aside');
  await expect(bar.getByRole('button', { name: 'Sulje' })).toBeVisible();
  const box = await bar.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 1280, 900]);
  expect(await endsAbove(page, 'atria-floating-buttons')).toBe(true);
});
