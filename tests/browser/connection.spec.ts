import { expect, type Page } from '@playwright/test';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage, reach } from './support/widgets';

// What pages do while a device has no connection, and once it has one again.

const lost = (page: Page) => page.getByText(/^Verkkoyhteys katkesi/);

test('words of a lost connection say what was not done, and go when it is back', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await openPage(page, `${siteOf()}/reseptit/helppo-makaronilaatikko`);
  const like = page.locator('atria-like-button');
  await reach(like);
  await page.context().setOffline(true);
  await like.getByRole('button').click();
  await expect(lost(page)).toHaveText('Verkkoyhteys katkesi. Tykkäystä ei tallennettu.');
  await page.context().setOffline(false);
  await expect(lost(page)).toHaveCount(0);
});

test('a cart that was not changed without a connection says so once, and can be changed when it is back', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await openPage(page, `${shop}/tuotteet`);
  await page
    .getByRole('button', { name: /^Lisää ostoskoriin/ })
    .first()
    .click();
  await expect(page.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  await openPage(page, `${shop}/ostoskori`);
  const more = page.locator('atria-cart').getByRole('button', { name: /^Lisää määrää/ });
  const quantity = page.locator('atria-cart').getByRole('spinbutton');
  // The browser itself says so when a picture cannot be loaded.
  const picture = page.locator('atria-cart li img').first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  await page.context().setOffline(true);
  await more.click();
  await expect(lost(page)).toHaveText('Verkkoyhteys katkesi. Ostoskoria ei muutettu.');
  await expect(quantity).toHaveValue('1');
  await page.context().setOffline(false);
  await expect(lost(page)).toHaveCount(0);
  await more.click();
  await expect(quantity).toHaveValue('2');
});
