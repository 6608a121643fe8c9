import { expect } from '@playwright/test';
import { examples } from '../../src/widgets/card-grid/card-grid.examples';
import { openHostPage } from './support/host-page';
import { png } from './support/png';
import { shop } from './support/sites';
import { test } from './support/test';
import { expectRightTexts, translatePages } from './support/translator';
import { openPage, settleAll } from './support/widgets';

let trouble: string[];
test.beforeEach(async ({ page }) => {
  trouble = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    // In the error boundaries' words.
    if (message.type() === 'error' && /^<atria-/.test(message.text())) trouble.push(message.text());
  });
  await translatePages(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.afterEach(() => expect(trouble).toEqual([]));

const cardGrid = {
  ...examples.expandable?.attributes,
  dropdownItems: examples.filtered?.attributes?.dropdownItems,
};

test('the header works on a page that is being translated', async ({ page }) => {
  await openPage(page, '/tietosuoja');
  const header = page.locator('atria-header').first();
  await header.getByRole('button', { name: 'Reseptit: alavalikko' }).click();
  await expect(header.getByRole('link', { name: 'Arkiruoka' })).toBeVisible();
  await expectRightTexts(page);

  const field = header.getByRole('combobox').first();
  const options = header.getByRole('option');
  for (const typed of ['kan', 'kanap']) {
    await field.fill(typed);
    await expect(header.locator('mark').first()).toBeVisible();
    await expect(header.locator('[aria-busy=true]')).toHaveCount(0);
    await expectRightTexts(page);
  }
  await field.fill('ei mitään tällaista');
  await expect(options).toHaveCount(0);
  await expect(header.getByText('Ei tuloksia').first()).toBeVisible();
  await expectRightTexts(page);
  await field.fill('');

  await page.setViewportSize({ width: 375, height: 800 });
  await header.getByRole('button', { name: 'Avaa haku' }).click();
  await field.fill('makkara');
  await expect(options.first()).toBeVisible();
  await expectRightTexts(page);
  await header.getByRole('button', { name: 'Sulje haku' }).click();
  await header.getByRole('button', { name: 'Avaa valikko' }).click();
  const menu = header.getByRole('dialog');
  await menu.getByRole('button', { name: 'Reseptit: alavalikko' }).click();
  await expect(menu.getByRole('link', { name: 'Arkiruoka' })).toBeVisible();
  await expectRightTexts(page);
});

test('a search page and a grid of cards work, too', { tag: '@all' }, async ({ page }) => {
  await openHostPage(page, {
    body: `<atria-product-search brand="export" search-url="/haku" site-search-url="/haku">
      </atria-product-search>
      <atria-card-grid><script type="application/json">${JSON.stringify(cardGrid)}</script>
      </atria-card-grid>`,
  });
  await settleAll(page);
  await expectRightTexts(page);

  const search = page.locator('atria-product-search');
  const titles = search.getByRole('heading', { level: 3 });
  const first = await titles.count();
  await search.getByRole('button', { name: 'Näytä lisää' }).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(first);
  await expectRightTexts(page);

  await search.getByRole('button', { name: 'Laktoositon' }).click();
  const chips = search.getByRole('list', { name: 'Valitut suodattimet' }).getByRole('button');
  await expect(chips).toHaveCount(1);
  await search.getByRole('button', { name: 'Raaka-aine' }).click();
  for (const at of [0, 1]) await search.getByRole('option').nth(at).click();
  await expect(chips).toHaveCount(3);
  await expect(search.locator('[aria-busy=true]')).toHaveCount(0);
  await expectRightTexts(page);
  // The open list is above them.
  await page.keyboard.press('Escape');
  await chips.first().click();
  await expect(chips).toHaveCount(2);
  await search.getByRole('searchbox').fill('ei mitään tällaista');
  await expect(search.getByText('Ei tuloksia').first()).toBeVisible();
  await expectRightTexts(page);
  await search.getByRole('button', { name: 'Tyhjennä haku' }).click();
  await expect(titles.first()).toBeVisible();
  await expectRightTexts(page);

  const grid = page.locator('atria-card-grid');
  const cards = grid.getByRole('article');
  const few = await cards.count();
  await grid.getByRole('button', { name: 'Näytä lisää' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(few);
  await grid.locator('[aria-haspopup=listbox]').click();
  await grid.getByRole('option', { name: 'Gluteeniton' }).click();
  await expect(grid.getByRole('button', { name: 'Gluteeniton' })).toBeVisible();
  await expect(grid.locator('[aria-busy=true]')).toHaveCount(0);
  await expectRightTexts(page);

  // The texts of all widgets change at once.
  for (const tag of [search, grid])
    await tag.evaluate((element) => element.setAttribute('language', 'en'));
  await expect(search.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expectRightTexts(page);
});

test('a form works, too, from its first error to its thanks', { tag: '@all' }, async ({ page }) => {
  await page.goto('/widgets/retail-contact-form?only=default');
  const form = page.locator('atria-retail-contact-form');
  const send = form.getByRole('button', { name: 'Lähetä' });
  const field = (name: string) => form.getByRole('textbox', { name });
  await send.click();
  await expect(form.getByRole('group', { name: 'Tapahtui Virhe!' })).toBeVisible();
  await expectRightTexts(page);

  await form.getByRole('combobox', { name: 'Tuotteen nimi' }).fill('makkara');
  await form.getByRole('option').first().click();
  const date = 'Viimeinen käyttöpäivä tai parasta ennen';
  await field(date).fill('5/11/2026');
  await form.getByRole('button', { name: `Avaa kalenteri: ${date}` }).click();
  await form.getByRole('button', { name: 'Seuraava' }).click();
  await expect(form.getByRole('grid', { name: 'joulukuu 2026' })).toBeVisible();
  await expectRightTexts(page);
  await form.getByRole('button', { name: 'tiistai 8. joulukuuta' }).click();
  await expect(field(date)).toHaveValue('08/12/2026');

  const files = form.locator('input[type=file]');
  await files.setInputFiles([
    { name: 'kuva.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') },
    { name: 'kuva.txt', mimeType: 'text/plain', buffer: Buffer.from('teksti') },
  ]);
  await expect(form.getByRole('button', { name: 'Poista: kuva.png' })).toBeVisible();
  await expectRightTexts(page);
  const texts = {
    ...{ Ostopaikka: 'Kauppa', Viesti: 'Pakkaus oli rikki.', Etunimi: 'Anna', Sukunimi: 'A' },
    ...{ Katuosoite: 'Kuja 1', Postinumero: '1', Postitoimipaikka: 'Helsinki' },
  };
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await form.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await field('Sähköposti').fill('anna@atria.fi');
  await page.getByRole('checkbox', { name: 'En ole robotti' }).check();
  await expect(page.getByText('Vahvistettu')).toBeVisible();
  await send.click();
  await expect(field('Postinumero')).toHaveAttribute('aria-invalid', 'true');
  await expectRightTexts(page);
  await form.evaluate((element) => element.setAttribute('language', 'en'));
  await expect(form.getByRole('group', { name: 'An error occurred' })).toBeVisible();
  await expectRightTexts(page);
  await form.evaluate((element) => element.setAttribute('language', 'fi'));
  await field('Postinumero').fill('00100');
  await expect(form.getByRole('group', { name: 'Tapahtui Virhe!' })).toBeHidden();
  await send.click();
  await expect(form.getByText('Kiitos!')).toBeVisible();
  await expectRightTexts(page);
});

test('the shop works, too, from the quick view to the emptied cart', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, `${shop}/tuotteet`);
  await page
    .getByRole('button', { name: /^Pikakatselu: / })
    .first()
    .click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('spinbutton')).toBeVisible();
  await expectRightTexts(page);
  await view.getByRole('button', { name: 'Lisää määrää' }).click();
  await view.getByRole('button', { name: /^Lisää ostoskoriin/ }).click();
  await expect(view.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  await expectRightTexts(page);

  await openPage(page, `${shop}/ostoskori`);
  const cart = page.locator('atria-cart');
  const total = cart.locator('dl > div').last();
  const before = await total.textContent();
  await cart.getByRole('button', { name: 'Lisää määrää' }).click();
  await expect(total).not.toHaveText(before ?? '');
  await expectRightTexts(page);
  const code = cart.getByLabel('Etukoodi');
  for (const wrong of ['', 'EI-OLE']) {
    await code.fill(wrong);
    await code.press('Enter');
    await expect(cart.getByRole('alert')).toBeVisible();
    await expectRightTexts(page);
  }
  await code.fill('KESA10');
  await code.press('Enter');
  const coupon = cart.getByRole('button', { name: /KESA10/ });
  await expect(coupon).toBeVisible();
  await expectRightTexts(page);
  await page.evaluate(() => location.assign('#kirjaudu'));
  await expect(cart.getByRole('spinbutton')).toHaveCount(0);
  await cart.evaluate((element) => element.setAttribute('language', 'en'));
  await expect(cart.getByLabel('Discount code')).toBeVisible();
  await expectRightTexts(page);
  await cart.evaluate((element) => element.setAttribute('language', 'fi'));
  await page.evaluate(() => location.assign('#tuotteet'));
  await coupon.click();
  await expect(coupon).toHaveCount(0);
  await expectRightTexts(page);
  await cart.getByRole('button', { name: /^Poista: / }).click();
  await expect(cart.getByText('Ostoskorisi on tyhjä')).toBeVisible();
  await expectRightTexts(page);
});
