import { expect, type Locator, type Page } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { test } from './support/test';
import { loaded, openPage } from './support/widgets';

const recipes = (page: Page) => page.locator('atria-card-grid[block-id="recipes"]');
const titles = (page: Page) => recipes(page).getByRole('heading', { level: 3 }).allTextContents();
const more = (page: Page) => recipes(page).getByRole('button', { name: 'Näytä lisää' });

async function open(page: Page) {
  await openPage(page, '/', 375);
  await recipes(page).scrollIntoViewIfNeeded();
  await expect(more(page)).toBeVisible();
}

/** Follows the last card of the grid, and comes back. */
async function thereAndBack(page: Page) {
  const front = page.url();
  await recipes(page).getByRole('heading', { level: 3 }).last().getByRole('link').click();
  await expect(page).not.toHaveURL(front);
  await page.goBack();
  await expect(page).toHaveURL(front);
}

test('Back from a card shows as many cards as before, at the same place [CARD-12]', async ({
  page,
}) => {
  await open(page);
  const first = (await titles(page)).length;
  await more(page).click();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(first);
  await more(page).click();
  const shown = await titles(page);
  // The code that stores the place comes after the first press.
  await loaded(page, '/listing');
  await recipes(page).getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
  await thereAndBack(page);
  await expect.poll(() => titles(page)).toEqual(shown);
  await expect(recipes(page).getByRole('heading', { level: 3 }).last()).toBeInViewport();
});

test('Back from a card keeps the filter of the grid [CARD-13]', async ({ page }) => {
  await open(page);
  await recipes(page).getByRole('button', { name: 'Valitse raaka-aine' }).click();
  await recipes(page).getByRole('option', { name: 'Kanasta' }).click();
  const filter = recipes(page).getByRole('button', { name: /Kanasta/ });
  await expect(filter).toBeVisible();
  await expect(recipes(page).getByRole('list').first()).toHaveAttribute('aria-busy', 'false');
  const shown = await titles(page);
  await thereAndBack(page);
  await expect(filter).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(shown);
});

test('the words of card titles stay whole on paper [IMP-24]', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1000 });
  const cards = ['Siskonmakkarakeitto', 'Broilerinpaistipyörykät', 'Keitto'].map((header) => ({
    header,
    type: 'recipeCard',
    link: '/reseptit',
  }));
  await openHostPage(page, {
    // A page of A4 within its margins.
    body: `<div style="inline-size: 600px"><atria-card-grid><script type="application/json">${JSON.stringify({ cards, columns: 4 })}</script></atria-card-grid></div>`,
  });
  const lines = (title: Locator) =>
    title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  // Without a heading of the grid's own.
  const titles = page.locator('atria-card-grid').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(cards.length);
  for (const title of await titles.all()) expect(await lines(title)).toBe(1);
});

test('a visit by a link starts with the grid as the editor made it', { tag: '@all' }, async ({
  page,
}) => {
  await open(page);
  const first = await titles(page);
  await more(page).click();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(first.length);
  await page.goto('/reseptit');
  await open(page);
  expect(await titles(page)).toEqual(first);
});
