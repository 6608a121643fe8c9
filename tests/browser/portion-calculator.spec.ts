import { expect } from '@playwright/test';
import { siteOf } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

test('a large kitchen’s recipe is scaled and reset by keyboard alone, and printed as a recipe [CALC-09] [IMP-12]', async ({
  page,
}) => {
  await openPage(page, `${siteOf('ammattilaiset.')}/lounaslista/annoslaskuri`);
  const calculator = page.locator('atria-portion-calculator');
  const portions = calculator.getByRole('spinbutton', { name: 'Annosten määrä' });
  const beef = calculator.getByRole('row', { name: /^Naudan jauheliha/ });
  await portions.focus();
  await page.keyboard.press('ArrowUp');
  await expect(beef).toContainText('10,100');
  // Field, plus, then minus and field of the size.
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('440');
  await expect(beef).toContainText('20,200');
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.getByRole('button')).toHaveCount(0);
  const size = calculator.getByRole('spinbutton', { name: 'Annoskoko (g)' });
  await expect(size).toHaveValue('440');
  await expect(size.locator('..')).toHaveCSS('border-top-width', '0px');
  await page.emulateMedia({ media: 'screen' });
  // Plus, print, then back.
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(calculator.getByRole('button', { name: /Tulosta/ })).toBeFocused();
  await expect(beef).toContainText('10,000');
  await expect(calculator.getByRole('button', { name: /Palauta/ })).toHaveCount(0);
});
