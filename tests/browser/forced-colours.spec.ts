import { expect, type Locator } from '@playwright/test';
import { test } from './support/test';

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
