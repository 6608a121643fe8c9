import { expect } from '@playwright/test';
import { test } from './support/test';
import { openPage } from './support/widgets';

// What needs real focus inside a shadow root, and a window lower than the dialog.
test.use({ viewport: { width: 375, height: 480 } });

test('a review is written by the keyboard alone on a small screen [IMP-12, IMP-13, IMP-17, IMP-19]', async ({
  page,
}) => {
  await openPage(page, '/widgets/reviews?only=default&brand=lihakauppa&language=fi');
  const opener = page.getByRole('button', { name: 'Kirjoita arvostelu' });
  const dialog = page.getByRole('dialog');
  const keys = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await opener.focus();
  await keys('Enter');
  await expect(dialog.getByRole('form')).toBeVisible();
  // Close button, stars, text, nickname, button: one stop each.
  await keys('Tab', 'Tab');
  await page.keyboard.type('Mureaa.');
  await keys('Tab', 'Tab', 'Enter');
  const box = dialog.getByRole('group', { name: 'Tapahtui Virhe!' });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await keys('Tab', 'Enter', 'Tab');
  await expect(dialog.getByRole('radio', { name: '1 / 5 tähteä' })).toBeFocused();
  await keys('ArrowRight', 'ArrowRight');
  await expect(dialog.getByRole('radio', { name: '3 / 5 tähteä' })).toBeChecked();
  const before = await page.evaluate(() => window.scrollY);
  await dialog.getByRole('button', { name: 'Lähetä arvostelu' }).focus();
  await expect(dialog.getByRole('button', { name: 'Lähetä arvostelu' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await keys('Enter');
  const thanks = page.getByRole('dialog', { name: 'Kiitos arvostelustasi!' });
  await expect(thanks).toContainText('Mureaa.');
  await keys('Escape');
  await expect(thanks).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('article').first()).toContainText('Sinun arvostelusi');
});
