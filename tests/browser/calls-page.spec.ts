import { expect } from '@playwright/test';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';
import { violations } from './support/violations';

test('a back-end developer finds a call by a widget and by its path, reads its fields and copies an example', {
  tag: '@all',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const trouble = await watchTrouble(page);
  await page.goto('/widgets/quick-view');
  await page.getByRole('link', { name: 'Its calls' }).click();
  const calls = page.locator('.call:visible');
  await expect(calls.first()).toContainText('GET /api/products/{code}');
  for (const text of await calls.allTextContents()) expect(text).toContain('atria-quick-view');

  const field = page.getByRole('searchbox');
  await field.fill('post cart/add buy-button');
  await expect(calls).toHaveText(/POST \/api\/v1\/lihakauppa\/shoppingcart\/add/);
  await expect(page.getByRole('status')).toHaveText(/^1 of \d+ calls$/);
  await expect(page.getByRole('heading', { name: 'Navigation' })).toBeHidden();

  // By keyboard: the call opens, its fields are read out, its examples are copied.
  await field.press('Tab');
  await page.keyboard.press('Enter');
  const row = calls.getByRole('row', { name: 'lineItems[].quantity' });
  await expect(row).toContainText('How many are in the cart.');
  await calls.getByText('The answer, an example').press('Enter');
  await calls.getByRole('button', { name: 'Copy' }).last().press('Enter');
  await expect(calls.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.lineItems[0].quantity).toBe(1);

  // The search text is in the address, and so is a call.
  await calls.getByRole('link', { name: 'Link to this call' }).click();
  await page.reload();
  await expect(row).toBeVisible();
  expect(trouble).toEqual([]);
});

test('the calls fit a phone with every one open, and have no barrier', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/api/');
  const open = (all: boolean) =>
    page.evaluate((isOpen) => {
      for (const call of document.querySelectorAll('details')) call.open = isOpen;
    }, all);
  await open(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // One of each kind: axe would be slow for all.
  await open(false);
  for (const name of ['fetchProduct', 'postSponsorship', 'postLike'])
    await page
      .locator('.call', { has: page.locator(`#${name}`) })
      .locator('h3')
      .click();
  expect(await violations(page)).toEqual([]);
});
