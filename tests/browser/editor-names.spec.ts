import { expect, type Page } from '@playwright/test';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';
import { violations } from './support/violations';

const offered = (page: Page) => page.getByRole('listbox').getByRole('option');
const preview = (page: Page) => page.frameLocator('iframe[title$="in a page"]');

test('a product is found by its name with the keyboard, shown, and reported once the shop no longer has it', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await page.goto('/editor/#/buy-button?brand=lihakauppa&language=fi&ui=en');
  const code = page.getByRole('combobox', { name: /^Code/ });
  await code.fill('sisäfilee');
  const option = offered(page).first();
  await expect(option).toContainText(/sisäfilee/i);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(code).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue(/^LK\d+$/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(code).toHaveAccessibleDescription(/sisäfilee/i);
  await expect(page.locator('.id-named img')).toHaveJSProperty('complete', true);
  await code.fill('LK0000');
  await expect(code).toHaveAccessibleDescription(/there is no LK0000/);
  // It is one mistake, though the page of the preview knows it as well.
  await expect(page.locator('.mistakes li')).toHaveText([
    'Code: there is no LK0000. Choose another.',
  ]);
  await page.getByRole('button', { name: 'Code: there is no LK0000' }).click();
  await expect(code).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test('categories are chips in their order, and the preview follows them', { tag: '@all' }, async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await page.goto('/editor/#/recipe-search?brand=atriafi&language=fi&ui=en');
  const search = page.getByRole('combobox', { name: /^Any of these categories/ });
  await search.fill('keit');
  await expect(offered(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await search.pressSequentially('602,');
  const chips = page.getByRole('list', { name: 'Any of these categories' }).getByRole('listitem');
  await expect(chips).toHaveText([/keit/i, /602/]);
  await expect(chips.first()).toContainText(' items');
  expect(await violations(page)).toEqual([]);
  await expect(page.locator('#copy pre').first()).toContainText(/,602"/);
  await chips.first().getByRole('button').click();
  await expect(search).toBeFocused();
  await expect(chips).toHaveCount(1);
  await expect(preview(page).locator('atria-recipe-search')).toHaveAttribute(
    'match-any-category-ids',
    '602',
  );
  expect(trouble).toEqual([]);
});
