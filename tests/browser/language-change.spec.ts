import { expect, type Locator, type Page } from '@playwright/test';
import { isAll } from '../support/ring';
import { fillCart } from './support/shop';
import { shop } from './support/sites';
import { test } from './support/test';
import { frames, inGroups, openPage, pageOf, settleAll, widgets } from './support/widgets';

// A host changes the language, the brand and the logo of its page's tags while a visitor does
// something: nothing may be lost, not even the focused node.

interface Seen {
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
  readonly open: boolean | undefined;
  readonly pressed: string | null;
  readonly focused: boolean;
  readonly connected: boolean;
}
const see = (node: Element): Seen => {
  const { value, checked, open } = node as HTMLInputElement & HTMLDialogElement;
  const { activeElement } = node.getRootNode() as ShadowRoot;
  return {
    ...{ value, checked, open, focused: activeElement === node, connected: node.isConnected },
    pressed: node.getAttribute('aria-pressed') ?? node.getAttribute('aria-expanded'),
  };
};

/** Changes all tags of the page, then checks whether these nodes are as they were. */
async function expectKept(page: Page, tag: string, ...locators: Locator[]): Promise<void> {
  const nodes = await Promise.all(locators.map((one) => one.elementHandle()));
  const look = () => Promise.all(nodes.map((node) => node?.evaluate(see)));
  const before = await look();
  for (const [name, value] of [
    ['language', 'en'],
    ['brand', 'sibylla'],
    ['logo', 'sibyllase'],
  ] as const) {
    await page.evaluate(
      ([attribute, given]) => {
        for (const one of document.querySelectorAll('*'))
          if (one.localName.startsWith('atria-')) one.setAttribute(attribute, given);
      },
      [name, value] as const,
    );
    await expect(page.locator(`${tag} [part=root]`).first()).toHaveAttribute('lang', 'en');
    // Effects that make requests have run.
    await frames(page, 2);
    await expect(page.locator(`${tag} [aria-busy=true]`)).toHaveCount(0);
    expect(await look(), `after another ${name}`).toEqual(before);
  }
}

test('keeps a half-filled form, with its file [ELEM-02]', async ({ page }) => {
  await openPage(page, '/yhteystiedot/sponsorointi');
  const form = page.locator('atria-sponsorship-form');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const pdf = { name: 'hakemus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await form.locator('input[type=file]').setInputFiles(pdf);
  const file = form.locator('li:not([aria-busy])');
  await expect(file).toContainText('hakemus.pdf');
  await field('Sukunimi').fill('Asiakas');
  await field('Etunimi').fill('Anna');
  await expectKept(page, 'atria-sponsorship-form', field('Sukunimi'), field('Etunimi'), file);
  await expect(file).toContainText('hakemus.pdf');
  await expect(field('First name')).toHaveValue('Anna');
});

test('keeps a search: the typed text, the chosen facet, the open list [ELEM-02, SRCH-05]', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/tuotteet');
  const search = page.locator('atria-product-search');
  const diet = search.locator('[aria-pressed]').first();
  await diet.click();
  await expect(diet).toHaveAttribute('aria-pressed', 'true');
  const field = search.getByRole('searchbox');
  // Too short to be searched: it is only in the field.
  await field.fill('ma');
  const opener = search.locator('[aria-haspopup=listbox]').first();
  await opener.click();
  const option = search.getByRole('option').first();
  await expect(option).toBeVisible();
  const asked = page.waitForRequest(/search\/products.*language=en/);
  await expectKept(page, 'atria-product-search', diet, field, opener, option);
  expect((await asked).url()).toMatch(/facetTags%5B%5D=\d/);
  await expect(page).toHaveURL(/facetTags=\d/);
});

test('keeps a quantity that is being typed in the cart [ELEM-02, CART-09]', async ({ page }) => {
  await fillCart(page);
  await openPage(page, `${shop}/ostoskori`);
  const quantity = page.locator('atria-cart').getByRole('spinbutton').first();
  await quantity.fill('7');
  await expectKept(page, 'atria-cart', quantity);
  await expect(quantity).toHaveValue('7');
});

test('keeps a half-filled checkout, with the chosen delivery [ELEM-02, CHK-07]', {
  tag: '@all',
}, async ({ page }) => {
  await fillCart(page);
  await openPage(page, `${shop}/kassa?postinumero=00180`);
  const dates = page.getByRole('radiogroup', { name: 'Toimituspäivä' });
  await dates.locator('label').nth(2).click();
  const date = dates.getByRole('radio', { checked: true });
  await expect(date).toHaveCount(1);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Etunimi').fill('Anna');
  await field('Katuosoite').fill('Kuja 1');
  await expectKept(page, 'atria-checkout', field('Etunimi'), field('Katuosoite'), date);
  await expect(field('First name')).toHaveValue('Anna');
});

test('keeps a menu that is edited, and its draft [ELEM-02, MENU-09]', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, '/widgets/menu-builder?only=default&brand=ammattilaiset&language=fi');
  await page.getByRole('button', { name: 'Muokkaa listaa' }).click();
  const cards = page.locator('[data-day=monday] [data-key]');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await cards.first().locator('[data-part=remove]').click();
  await expect(cards).toHaveCount(before - 1);
  const kept = await cards.allTextContents();
  const draft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const drafted = await draft();
  expect(drafted).toContain('menu-');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await expectKept(page, 'atria-menu-builder', cards.first(), cards.last());
  expect(await cards.allTextContents()).toEqual(kept);
  expect(await draft()).toBe(drafted);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(before);
});

test('keeps an open quick view, with the chosen quantity [ELEM-02, QV-03]', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(shop);
  await settleAll(page);
  await page
    .getByRole('button', { name: /^Pikakatselu/ })
    .first()
    .click();
  const dialog = page.locator('atria-product-card dialog[open]');
  const quantity = dialog.getByRole('spinbutton');
  await dialog.getByRole('button', { name: 'Lisää määrää' }).click();
  await expect(quantity).toHaveValue('2');
  await expectKept(page, 'atria-product-card', dialog, quantity);
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('keeps the newsletter’s popup open, with its typed text [ELEM-02, NEWS-04]', async ({
  page,
}) => {
  await openPage(page, '/tietosuoja');
  await page.getByRole('link', { name: 'Tilaa uutiskirje' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Sähköpostiosoite' });
  await field.fill('anna@');
  const dialog = page.locator('dialog[open]');
  await expectKept(page, 'atria-newsletter-popup', dialog, field);
  await expect(page).toHaveURL(/#newsletter$/);
});

test.describe('keeps typed text in any field of any form or search [ELEM-02]', () => {
  const withFields = widgets.filter((name) =>
    /form|search|question|newsletter|delivery|reviews|portion|login/.test(name),
  );
  // In the unit tests all of them do.
  for (const names of inGroups(
    withFields.filter((_, at) => isAll || at % 6 === 0),
    12,
  ))
    test(names.join(', '), async ({ page }) => {
      await page.goto(pageOf(names));
      await settleAll(page);
      const fields = await page
        .locator('[data-example]')
        .locator('input:not([type=checkbox], [type=radio], [type=file]), textarea')
        .filter({ visible: true })
        .elementHandles();
      expect(fields.length).toBeGreaterThan(names.length / 2);
      for (const field of fields) await field.fill('12');
      const look = () => Promise.all(fields.map((field) => field.evaluate(see)));
      const before = await look();
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('[data-example] *'))
          if (one.localName.startsWith('atria-')) one.setAttribute('language', 'en');
      });
      const other = page.locator('[data-example] [part=root]:not([lang=en])');
      await expect(other).toHaveCount(0);
      await expect(page.locator('[data-example] [aria-busy=true]')).toHaveCount(0);
      expect(await look()).toEqual(before);
    });
});
