import { expect, type Page, test } from '@playwright/test';
import { watchTrouble } from './support/host-page';
import { settled } from './support/widgets';

/** From now on no file that comes late can be had: once, or until the function returned is called. */
async function cutOff(page: Page, times?: number) {
  const files = '**/chunks/**';
  await page.route(files, (route) => route.fulfill({ status: 503 }), times ? { times } : {});
  return () => page.unroute(files);
}
const missing = 'Tätä osaa ei saatu ladattua.';
const again = { name: 'Yritä uudelleen' };

test.describe('a calendar that cannot be had', () => {
  const form = (page: Page) => page.locator('atria-retail-contact-form');
  const button = (page: Page) => form(page).getByRole('button', { name: /^Avaa kalenteri/ });
  const message = (page: Page) => form(page).getByRole('textbox', { name: 'Viesti', exact: true });
  const open = async (page: Page) => {
    await page.goto('/yhteystiedot/palaute');
    await settled(page);
    await message(page).fill('Pakkaus oli rikki.');
  };

  test('leaves the form with all that was typed, says so, and comes when asked again [IMP-04]', async ({
    page,
  }) => {
    const trouble = await watchTrouble(page);
    await open(page);
    const mend = await cutOff(page);
    await button(page).click();
    await expect(form(page).getByText(missing)).toBeVisible();
    await expect(message(page)).toHaveValue('Pakkaus oli rikki.');
    await mend();
    await form(page).getByRole('button', again).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
    await expect(message(page)).toHaveValue('Pakkaus oli rikki.');
    expect(trouble).toEqual([]);
  });

  test('once comes all the same', async ({ page }) => {
    await open(page);
    await cutOff(page, 1);
    await button(page).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
  });
});

test('a quick view that cannot be had leaves the product, and opens with the next press [IMP-04]', async ({
  page,
}) => {
  await page.goto('/widgets/product-card');
  await settled(page);
  const card = page.locator('atria-product-card').filter({ hasText: 'Pikakatselu' }).first();
  const opener = card.getByRole('button', { name: /^Pikakatselu/ });
  const mend = await cutOff(page);
  await opener.click();
  await expect(card.getByRole('alert')).toContainText(missing);
  await expect(card.getByRole('article')).toBeVisible();
  await mend();
  await opener.click();
  await expect(card.getByRole('dialog')).toBeVisible();
});

test('a menu of the header that cannot be had is said, and opens with the next press [IMP-04]', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const header = page.locator('atria-header').first();
  const toggle = header.getByRole('button', { name: /Reseptit/ }).first();
  const mend = await cutOff(page);
  await toggle.click();
  await expect(header.getByRole('alert')).toContainText(missing);
  await mend();
  await page.keyboard.press('Escape');
  await toggle.click();
  const menu = header.locator('li').filter({ has: page.getByRole('button', { name: /Reseptit/ }) });
  await expect(menu.getByRole('link').nth(1)).toBeVisible();
  await expect(header.getByRole('alert')).toHaveCount(0);
});

test('suggestions that could not be had come with the next letter [QS-03]', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const box = page.locator('atria-header').first().getByRole('combobox').first();
  const mend = await cutOff(page);
  await box.pressSequentially('mak');
  await expect(box).toHaveValue('mak');
  await mend();
  await box.pressSequentially('k');
  await expect(page.locator('atria-header').first().getByRole('option').first()).toBeVisible();
});

test('so they do with a letter that was typed before that was known', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const box = page.locator('atria-header').first().getByRole('combobox').first();
  let goOn = () => {};
  const letters = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let failed = 0;
  // Its own file alone: one of a widget further down may come at any time.
  await page.route('**/chunks/quick-search-late.js*', async (route) => {
    // Each file is asked for twice before it counts as missing.
    if (failed === 2) return route.continue();
    failed += 1;
    await letters;
    await route.fulfill({ status: 503 });
  });
  await box.pressSequentially('mak');
  await expect.poll(() => failed).toBe(1);
  await box.pressSequentially('k');
  await expect(box).toHaveValue('makk');
  goOn();
  await expect(page.locator('atria-header').first().getByRole('option').first()).toBeVisible();
});
