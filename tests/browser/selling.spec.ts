import { expect, type Page } from '@playwright/test';
import { demoProducts } from '../unit/support/demo-products';
import { listen } from './support/host-page';
import { letFramesIn } from './support/shop';
import { shop } from './support/sites';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';
import { windowed } from './support/windowed';

test.use(windowed);

// The shop is another site than the brand's: the browser separates their storage.

const { plain, reduced, soldOut } = demoProducts;
type Product = typeof plain;
const nameOf = ({ title }: Product) => title.fi ?? '';

const buyButton = (page: Page, product = plain) =>
  page.getByRole('button', { name: `Lisää ostoskoriin: ${nameOf(product)}` });
const messages = (page: Page) => page.locator('[popover]');
const added = (page: Page) => messages(page).filter({ hasText: 'Tuote lisätty ostoskoriin' });
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/kehys'));

/** A page of the main site with buy buttons. */
async function openMain(page: Page): Promise<void> {
  await openPage(page, '/tietosuoja');
  await page.evaluate(
    (products) => {
      const box = document.createElement('div');
      for (const [code, title] of products) {
        const button = document.createElement('atria-buy-button');
        button.setAttribute('code', code);
        button.setAttribute('product', JSON.stringify({ title, price: '5,00' }));
        box.append(button);
      }
      document.querySelector('main')?.prepend(box);
    },
    [plain, reduced, soldOut].map((one) => [one.code, nameOf(one)] as const),
  );
  await expect(buyButton(page)).toBeVisible();
}

async function buy(page: Page, product = plain): Promise<void> {
  await buyButton(page, product).click();
  const message = added(page).filter({ hasText: nameOf(product) });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Sulje' }).click();
}

/** What this page shows of the cart, by the product's code. */
const mirrored = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    JSON.parse(localStorage['atria-cart']).lineItems.map(
      ({ code, quantity }: { code: string; quantity: number }) => [code, quantity],
    ),
  );

/** The shop's own cart page in a tab of its own. */
async function openCart(page: Page): Promise<Page> {
  const cart = await page.context().newPage();
  await cart.goto(`${shop}/ostoskori`);
  await settled(cart);
  return cart;
}
const quantityOf = (cart: Page, product: Product) =>
  cart.getByRole('spinbutton', { name: nameOf(product) });

test('a visitor buys on a page of another site through the shop’s hidden frame [QV-10, SYNC-01, SYNC-03, SYNC-04, ELEM-07]', async ({
  page,
}) => {
  await letFramesIn(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shop && !/^\/atria\//.test(pathname)) calls.push(pathname);
  });
  await openMain(page);
  expect(page.frames()).toHaveLength(1);
  // Two at once: each gets its own answer.
  await buyButton(page).click();
  await buyButton(page, reduced).click();
  await expect(added(page).filter({ hasText: nameOf(plain) })).toBeVisible();
  await expect(added(page).filter({ hasText: nameOf(reduced) })).toBeVisible();
  // The shop first gets what was posted last after its frame had loaded.
  expect(new Map(await mirrored(page))).toEqual(
    new Map([
      [plain.code, 1],
      [reduced.code, 1],
    ]),
  );
  // The frame is one bare page, which loads nothing but the cart.
  expect(frameOf(page)?.url()).toBe(`${shop}/kehys`);
  expect(calls.filter((path) => !/\/shoppingcart\/(load|add)$/.test(path))).toEqual(['/kehys']);
  // It is the cart that the shop's own pages show.
  const cart = await openCart(page);
  await expect(cart.locator('atria-cart').getByRole('spinbutton')).toHaveCount(2);
});

test('a purchase adds to the cart as the shop has it by then: nothing is lowered, nothing put back [SYNC-03, QV-07]', async ({
  page,
}) => {
  await letFramesIn(page);
  await openMain(page);
  await buy(page);
  await buy(page, reduced);
  const cart = await openCart(page);
  await quantityOf(cart, plain).fill('5');
  await quantityOf(cart, plain).press('Enter');
  await cart.getByRole('button', { name: `Poista: ${nameOf(reduced)}` }).click();
  await expect(quantityOf(cart, reduced)).toHaveCount(0);
  await expect
    .poll(() =>
      cart.evaluate(async () => {
        const answer = await fetch('/api/v1/lihakauppa/shoppingcart/load?language=fi');
        const { lineItems } = await answer.json();
        return lineItems.map(({ quantity }: { quantity: number }) => quantity);
      }),
    )
    .toEqual([5]);
  await page.bringToFront();
  await buy(page);
  expect(await mirrored(page)).toEqual([[plain.code, 6]]);
  await cart.bringToFront();
  await cart.reload();
  await settled(cart);
  await expect(quantityOf(cart, plain)).toHaveValue('6');
  await expect(cart.getByRole('spinbutton')).toHaveCount(1);
});

test('a refusal of the shop is shown in its words, and not offered again [QV-11]', async ({
  page,
}) => {
  await letFramesIn(page);
  await openMain(page);
  await buyButton(page, soldOut).click();
  const message = messages(page).filter({ hasText: 'on juuri nyt loppuunmyyty' });
  await expect(message).toBeVisible();
  await expect(message.getByRole('link', { name: 'Ostoskoriin' })).toBeVisible();
  await expect(message.getByRole('button', { name: 'Yritä uudelleen' })).toHaveCount(0);
});

test('where the browser blocks the shop’s cart in its frame the visitor goes on to the shop with the item [QV-10, IMP-28]', async ({
  page,
}) => {
  // Like Safari and Firefox by default, and Chromium in private windows, which tests use.
  await openMain(page);
  await buyButton(page).click();
  const link = page.getByRole('link', { name: 'Jatka kauppaan' });
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => localStorage['atria-cart'])).toBeUndefined();
  await link.click();
  await expect(page.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await settled(page);
  await expect(quantityOf(page, plain)).toHaveValue('1');
});

test('a shop without the frame’s page is reported: to the visitor as a failure, to developers with the reason [QV-10, QV-11]', {
  tag: '@all',
}, async ({ page, expectFaults }) => {
  expectFaults(/\/kehys/);
  await page.route('**/kehys', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const told = listen(page);
  await page.clock.install();
  await openMain(page);
  await buyButton(page).click();
  await expect.poll(() => frameOf(page)).toBeTruthy();
  await page.clock.runFor(31_000);
  await expect(messages(page).getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  expect(told.join()).toMatch(/\/kehys does not answer/);
});

test('only that page of the shop can be framed by another site', async ({ page, expectFaults }) => {
  expectFaults(/^Framing .* violates/);
  await openMain(page);
  const bodyOf = async (path: string) => {
    await page.evaluate((src) => {
      document.querySelector('iframe')?.remove();
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
      return new Promise((resolve) => {
        document.querySelector('iframe')?.addEventListener('load', resolve);
      });
    }, shop + path);
    const frame = page.frames().at(-1);
    return frame?.locator('atria-cart-sync, atria-header').count();
  };
  expect(await bodyOf('/kehys')).toBe(1);
  for (const path of ['/', '/kassa', '/kirjaudu', '/ostoskori']) expect(await bodyOf(path)).toBe(0);
});
