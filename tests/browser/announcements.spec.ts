import { expect } from '@playwright/test';
import { expectHeard } from './support/heard';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

// A modal dialog makes all beside it inert: a live region there is not heard.

test('the suggestions of the side menu are announced [IMP-20, QS-03]', async ({ page }) => {
  await openPage(page, '/', 360);
  const opener = page.getByRole('button', { name: 'Avaa valikko' });
  await opener.click();
  const field = page.getByRole('dialog', { name: 'Valikko' }).getByRole('combobox');
  await field.fill('makkara');
  await expectHeard(page, /^\d+ ehdotusta?$/);
});

test('the limit of a quantity and the purchase are announced in the quick view [IMP-20, UI-06, QV-10]', async ({
  page,
}) => {
  await openPage(page, `${shop}/`, 1400);
  await page.locator('atria-product-card').first().scrollIntoViewIfNeeded();
  const opener = page.getByRole('button', { name: /^Pikakatselu/ }).first();
  await opener.press('Enter');
  const view = page.getByRole('dialog');
  const amount = view.getByRole('spinbutton');
  await amount.fill('9999');
  await amount.press('Enter');
  await expectHeard(page, /^(Varastossa|Enintään) \d+$/);
  await amount.fill('1');
  await amount.press('Enter');
  await view.getByRole('button', { name: /^Lisää ostoskoriin/ }).click();
  await expectHeard(page, /^Tuote lisätty ostoskoriin: ./);
});

test('the remaining characters are announced in the overlay [IMP-20, UI-02]', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, `${siteOf('ammattilaiset.')}/`);
  await page.getByRole('button', { name: 'Kysy asiantuntijalta' }).first().click();
  const message = page.getByRole('dialog').getByRole('textbox', { name: 'Viestisi' });
  const most = Number(await message.getAttribute('maxlength'));
  await message.fill('a'.repeat(most - 10));
  await expectHeard(page, /^10 merkkiä jäljellä$/);
});

test('a widget’s page of the showroom shows announcements, and those that nobody hears', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/widgets/like-button');
  await page
    .getByRole('button', { name: /Tykkää/ })
    .first()
    .press('Enter');
  const panel = page.locator('.said-panel');
  await panel.getByText(/^What was said \(\d+\)$/).click();
  await expect(panel.getByText('like-button (when idle)').first()).toBeVisible();
  await expect(panel.locator('.unheard')).toHaveCount(0);
  // Like a widget that announces beside its open dialog.
  await page.evaluate(() => {
    const region = Object.assign(document.createElement('p'), { role: 'status' });
    const dialog = document.createElement('dialog');
    document.body.append(region, dialog);
    dialog.showModal();
    region.textContent = 'Sanottu ikkunan viereen';
  });
  await expect(panel.locator('.unheard')).toContainText('Sanottu ikkunan viereen');
});
