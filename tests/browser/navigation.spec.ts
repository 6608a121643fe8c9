import { expect, type Page } from '@playwright/test';
import { keepBack } from './support/host-page';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

const header = (page: Page) => page.locator('atria-header');
const field = (page: Page) => header(page).getByRole('combobox');

test.describe('the desktop header under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('opens and closes menus, and follows the tab itself [HDR-06]', async ({ page }) => {
    await openPage(page, '/');
    const toggle = header(page).getByRole('button', { name: 'Tuotteet: alavalikko' });
    const child = header(page).getByRole('link', { name: 'Makkarat ja nakit' });
    await toggle.tap();
    await expect(child).toBeVisible();
    await toggle.tap();
    await expect(child).toBeHidden();
    await toggle.tap();
    await page.touchscreen.tap(640, 780);
    await expect(child).toBeHidden();
    await header(page).getByRole('link', { name: 'Reseptit', exact: true }).tap();
    await expect(page).toHaveURL(/\/reseptit$/);
  });

  test('has targets a finger can hit', async ({ page }) => {
    await openPage(page, '/');
    const toggles = await header(page)
      .getByRole('button', { name: /alavalikko/ })
      .all();
    expect(toggles.length).toBeGreaterThan(2);
    for (const toggle of toggles) {
      const { width = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});

test('the next page paints its header before its navigation is answered', async ({ page }) => {
  await page.goto('/');
  // The content between the tags until the header renders has the same links, but no menus.
  const menu = header(page).getByRole('button', { name: 'Tuotteet: alavalikko' });
  const tab = header(page).getByRole('link', { name: 'Reseptit', exact: true });
  await expect(menu).toBeVisible();
  const release = await keepBack(page, '**/api/nav/**');
  await tab.click();
  await expect(page).toHaveURL(/\/reseptit$/);
  await expect(menu).toBeVisible();
  release();
  await settled(page);
  await expect(tab).toHaveAttribute('aria-current', 'page');
});

test('earlier searches are offered on the next page, and can be cleared, by the keyboard', async ({
  page,
}) => {
  await openPage(page, '/');
  await field(page).focus();
  await page.keyboard.type('lihapullat');
  // It loads with the focus; an earlier search would not be stored.
  await expect(header(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=lihapullat/);
  await settled(page);

  await field(page).focus();
  const recent = header(page).getByRole('option', { name: 'lihapullat' });
  await expect(recent).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('button', { name: 'Tyhjennä hakuhistoria' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(recent).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('the search words are marked in the suggestions', async ({ page }) => {
  await openPage(page, '/');
  await field(page).focus();
  await page.keyboard.type('makk');
  const marks = header(page).locator('mark');
  await expect(marks.first()).toBeVisible();
  for (const text of await marks.allTextContents()) expect(text.toLowerCase()).toBe('makk');
});
