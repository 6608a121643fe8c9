import { expect, type Page } from '@playwright/test';
import { demoProducts } from '../unit/support/demo-products';
import { shop } from './support/sites';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

const { plain } = demoProducts;
const name = plain.title.fi ?? '';
const cartCall = '/api/v1/lihakauppa/shoppingcart';

/** The shop's present quantity of a product. */
const atShop = (page: Page, code = plain.code) =>
  page.evaluate(
    async ([path, wanted]) => {
      const answer = await fetch(`${path}/load?language=fi`, { credentials: 'include' });
      const { lineItems } = await answer.json();
      const found = lineItems.find((line: { code: string }) => line.code === wanted);
      return found?.quantity ?? 0;
    },
    [cartCall, code] as const,
  );
const have = (page: Page, quantity: number, code = plain.code) =>
  page.evaluate(
    ([path, wanted, many]) =>
      fetch(`${path}/add?language=fi&code=${wanted}&quantity=${many}`, {
        method: 'POST',
        headers: {
          'X-XSRF-TOKEN': decodeURIComponent(
            /__RequestVerificationToken=([^;]*)/.exec(document.cookie)?.[1] ?? '',
          ),
        },
      }).then(({ status }) => status),
    [cartCall, code, quantity] as const,
  );
const more = (page: Page, of = name) =>
  page.getByRole('group', { name: `Määrä: ${of}` }).getByRole('button', { name: 'Lisää määrää' });

/** The cart page of the shop with one of the product in the cart. */
async function openCart(page: Page): Promise<void> {
  await openPage(page, `${shop}/toimitusalue`);
  expect(await have(page, 1)).toBe(200);
  await openPage(page, `${shop}/ostoskori`);
  await expect(more(page)).toBeVisible();
}

const waysOut: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'following a link': (page) =>
    page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href^="/"]')?.click()),
  'loading the page again': (page) => page.reload(),
  'a script that goes elsewhere': (page) => page.evaluate(() => location.assign('/lihakoulu')),
};
for (const [way, leave] of Object.entries(waysOut))
  test(`a quantity changed just before ${way} is kept [IMP-29]`, {
    tag: /link/.test(way) ? [] : '@all',
  }, async ({ page }) => {
    await openCart(page);
    await more(page).click();
    const left = page.waitForEvent('domcontentloaded');
    await leave(page);
    await left;
    await expect.poll(() => atShop(page)).toBe(2);
  });

test('a quantity that waits for an unanswered change is kept, too [IMP-29]', async ({ page }) => {
  await openCart(page);
  await have(page, 1, demoProducts.reduced.code);
  await page.reload();
  await settled(page);
  let held = false;
  await page.route('**/changequantity**', async (route) => {
    // The first is never answered; the second goes through.
    if (held) return route.fallback();
    held = true;
  });
  await more(page, demoProducts.reduced.title.fi).click();
  await expect.poll(() => held).toBe(true);
  await more(page).click();
  const left = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => location.assign('/lihakoulu'));
  await left;
  await expect.poll(() => atShop(page)).toBe(2);
});

test('messages of two purchases do not cover each other [QV-08]', async ({ page }) => {
  await openPage(page, `${shop}/tuotteet`, 375);
  const buttons = page.getByRole('button', { name: /^Lisää ostoskoriin/ });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  const messages = page.locator('[popover]').filter({ hasText: 'Tuote lisätty ostoskoriin' });
  await expect(messages).toHaveCount(2);
  const [first, second] = await messages.all();
  await expect
    .poll(async () => {
      const one = await first?.boundingBox();
      const two = await second?.boundingBox();
      if (!one || !two) return 0;
      return Math.max(one.y - (two.y + two.height), two.y - (one.y + one.height));
    })
    .toBeGreaterThan(0);
});

test('an expired session is reported, and its lost lines are put back', async ({ page }) => {
  await openCart(page);
  await have(page, 3, demoProducts.reduced.code);
  await page.reload();
  await settled(page);
  await expect(more(page, demoProducts.reduced.title.fi)).toBeVisible();
  await page.context().clearCookies();
  await more(page).click();
  await expect(
    page.getByText('Nämä tuotteet ovat kadonneet ostoskorista:', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Palauta ostoskoriin' }).click();
  await expect(more(page, demoProducts.reduced.title.fi)).toBeVisible();
  await expect(
    page.getByText('Nämä tuotteet ovat kadonneet ostoskorista:', { exact: true }),
  ).toBeHidden();
  expect(await atShop(page, demoProducts.reduced.code)).toBe(3);
});

test('the cart follows another tab of the site [IMP-30]', async ({ page, context }) => {
  await openCart(page);
  const other = await context.newPage();
  await other.goto(`${shop}/tuotteet`);
  await settled(other);
  await other
    .getByRole('button', { name: /^Lisää ostoskoriin/ })
    .first()
    .click();
  await expect(other.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  const lines = page.locator('atria-cart').getByRole('spinbutton');
  await expect(lines).toHaveCount(2);
});

test('the categories are one row on a phone: the present one is in view, the others are near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${shop}/tuotteet/makkarat`);
  const row = page.getByRole('navigation', { name: 'Tuoteryhmät' });
  expect((await row.boundingBox())?.height).toBeLessThan(70);
  await expect(row.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  const last = row.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const link of await row.getByRole('link').all()) await expect(link).toBeInViewport();
});

test('a printed cart has no buttons and no coupon field', async ({ page }) => {
  await openCart(page);
  await page.emulateMedia({ media: 'print' });
  await expect(more(page)).toBeHidden();
  await expect(page.getByLabel('Etukoodi')).toBeHidden();
  await expect(page.getByRole('spinbutton')).toBeVisible();
});
