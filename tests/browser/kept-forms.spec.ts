import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { openPage } from './support/widgets';

const form = (page: Page) => page.locator('atria-sponsorship-form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const file = (page: Page) => form(page).locator('li:not([aria-busy])');
const askedAgain = 'Valitse tiedosto uudelleen tai poista se.';
const given = {
  'Ryhmän, joukkueen tai koulun nimi': 'Nurmon pallo',
  Etunimi: 'Anna',
  Sukunimi: 'Asiakas',
  Sähköposti: 'anna@atria.fi',
};

async function open(page: Page) {
  await openPage(page, '/yhteystiedot/sponsorointi');
  for (const [name, text] of Object.entries(given)) await field(page, name).fill(text);
  const pdf = { name: 'hakemus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await form(page).locator('input[type=file]').setInputFiles(pdf);
  await expect(file(page)).toContainText('hakemus.pdf');
}

async function isFilled(page: Page) {
  for (const [name, text] of Object.entries(given))
    await expect(field(page, name)).toHaveValue(text);
  await expect(file(page)).toContainText('hakemus.pdf');
}

test('a form that moves in its page keeps all entries; Back from another page restores all of them, too', async ({
  page,
}) => {
  await open(page);
  await form(page).evaluate((element) => {
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
  });
  await isFilled(page);
  await expect(form(page).getByText(askedAgain)).toHaveCount(0);
  await page.goto('/reseptit');
  await page.goBack();
  await isFilled(page);
  await expect(file(page)).toContainText('MB');
});
