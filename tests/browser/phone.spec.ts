import { expect, type Locator } from '@playwright/test';
import { held } from '../support/held';
import { shop } from './support/sites';
import { test } from './support/test';
import { frames, openPage } from './support/widgets';

const width = 375;
test.use({ viewport: { width, height: 667 }, hasTouch: true });

const boxOf = async (one: Locator) => {
  const { x = -1, y = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  return { x, y, width, height };
};

test('a list to choose from is wide enough, and choosing moves neither its options nor its button [IMP-24] [SRCH-06]', async ({
  page,
}) => {
  await openPage(page, '/reseptit');
  const facets = page.locator('atria-recipe-search').locator('[aria-haspopup=listbox]');
  const list = page.getByRole('listbox');
  for (const facet of await facets.all()) {
    await facet.click();
    const { x, width: wide } = await boxOf(list);
    expect(wide).toBeGreaterThanOrEqual(14 * 16);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
  await facets.first().click();
  const sizes = () =>
    Promise.all(
      [facets.first(), list, ...[0, 1, 2, 3].map((at) => list.getByRole('option').nth(at))].map(
        boxOf,
      ),
    );
  const before = await sizes();
  for (const at of [0, 1]) {
    const option = list.getByRole('option').nth(at);
    await option.click();
    await expect(option).toHaveAttribute('aria-selected', 'true');
  }
  await expect(facets.first()).toHaveAccessibleName(/\(2\)$/);
  expect(await sizes()).toEqual(before);
});

test('the name of a row of filters is above it [SRCH-24]', async ({ page }) => {
  await openPage(page, '/reseptit');
  const row = page.getByRole('list', { name: 'Reseptien suodattimet' });
  expect((await boxOf(row.getByRole('button').first())).x).toBeLessThan(20);
});

test('the calendar opens within the window, and a finger is not told to drop files [UI-03]', async ({
  page,
}) => {
  await openPage(page, '/yhteystiedot/palaute');
  const form = page.locator('atria-retail-contact-form');
  const opener = form.getByRole('button', { name: /^Avaa kalenteri/ });
  // Low in the window: of the calendar below it, the last days alone would be outside.
  await opener.evaluate((one) => {
    const top = one.getBoundingClientRect().bottom - window.innerHeight + 316;
    window.scrollBy({ top, behavior: 'instant' });
  });
  await opener.click();
  await expect(form.getByRole('grid').locator(':focus')).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await expect(form.getByText('tai pudota se tähän')).toBeHidden();
});

test('a quick view keeps its place and size while its product loads [QV-03]', async ({ page }) => {
  await openPage(page, `${shop}/tuotteet`);
  const [isReleased, release] = held();
  await page.route(/\/api\/products\//, async (route) => {
    await isReleased;
    await route.fallback();
  });
  await page
    .getByRole('button', { name: /^Pikakatselu/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = await boxOf(dialog);
  release();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await frames(page, 2);
  expect(await boxOf(dialog)).toEqual(before);
});
