import { expect, type Page } from '@playwright/test';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { allPictures, openPage, settleAll } from './support/widgets';

// What pages do while a device has no connection, and once it has one again.

const lost = (page: Page) => page.getByText(/^Verkkoyhteys katkesi/);

/**
 * Opens a page, and waits until it has loaded all that it will, its lazy pictures too: the browser
 * itself reports each file that a lost connection cuts off.
 */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settleAll(page);
  await allPictures(page);
  await page.waitForLoadState('networkidle');
}

test('words of a lost connection say what was not done, and go when it is back', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await openWhole(page, `${siteOf()}/reseptit/helppo-makaronilaatikko`);
  const like = page.locator('atria-like-button');
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
  await openWhole(page, `${shop}/ostoskori`);
  const more = page.locator('atria-cart').getByRole('button', { name: /^Lisää määrää/ });
  const quantity = page.locator('atria-cart').getByRole('spinbutton');
  await page.context().setOffline(true);
  await more.click();
  await expect(lost(page)).toHaveText('Verkkoyhteys katkesi. Ostoskoria ei muutettu.');
  await expect(quantity).toHaveValue('1');
  await page.context().setOffline(false);
  await expect(lost(page)).toHaveCount(0);
  await more.click();
  await expect(quantity).toHaveValue('2');
});
