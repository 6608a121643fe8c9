import { expect, type Page } from '@playwright/test';
import { limit, minutes } from '../../scripts/test/limits';
import { letFramesIn } from './support/shop';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

const code = 'LK4119';
const name = 'Kanan rintafilee kilopakkaus';
const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });

/** The next call to an address fails, as when its server restarts. */
const failOnce = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503, body: 'Hetki' }), { times: 1 });

/** Records what the pages of a site push into their data layers, even just before they are left. */
function keepPushed(): void {
  if (window !== window.top) return;
  const layer: object[] = [];
  const kept = () => JSON.parse(sessionStorage.getItem('pushed') ?? '[]');
  layer.push = (...entries) => {
    sessionStorage.setItem('pushed', JSON.stringify([...kept(), ...entries]));
    return Array.prototype.push.apply(layer, entries);
  };
  Object.assign(window, { dataLayer: layer });
}
const pushedText = (page: Page) => page.evaluate(() => sessionStorage.getItem('pushed') ?? '[]');
const pushed = async (page: Page): Promise<string[]> =>
  JSON.parse(await pushedText(page)).map(({ event }: { event: string }) => event);

test('a customer buys from a brand’s site to the confirmation, though each step fails once [QV-10, QV-11, CART-15, CART-18, CHK-07, CHK-15, ANA-01, ANA-03, ANA-04, ANA-05, ANA-06, ANA-07, CART-14, IMP-02, IMP-12, IMP-20]', async ({
  page,
  expectFaults,
}) => {
  // What fails once has no icon, and the shop's frame reports it, too.
  expectFaults('calls', /\/favicon\.ico$/, /^atria: Error: the shop could not answer/);
  test.setTimeout(minutes(3));
  await letFramesIn(page);
  await page.addInitScript(keepPushed);
  await page.goto(`${siteOf('jyvabroiler.')}/`);
  const buy = button(page, `Lisää ostoskoriin: ${name}`);
  await page.locator('atria-buy-button').scrollIntoViewIfNeeded();
  await expect(buy).toBeVisible();
  await failOnce(page, '**/shoppingcart/add?**');
  await buy.click();
  await expect(page.getByText('Tapahtui virhe').first()).toBeVisible({ timeout: limit(40_000) });
  await buy.click();
  await expect(page.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  await expect.poll(() => pushed(page)).toEqual(['add_to_cart']);

  await openPage(page, `${shop}/ostoskori`);
  const cart = page.locator('atria-cart');
  await expect(cart.getByRole('spinbutton')).toHaveValue('1');
  await failOnce(page, '**/shoppingcart/addcouponcode**');
  await cart.getByLabel('Etukoodi').fill('kesa 10');
  await button(page, /^Lisää$/).click();
  await expect(cart.getByText('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')).toBeVisible();
  await button(page, /^Lisää$/).click();
  await expect(button(page, /KESA10/)).toBeVisible();
  await button(page, 'Jatka tilaustietoihin').click();
  await page.getByRole('link', { name: 'Kirjaudu sisään' }).click();

  // The details are the customer's; the times of their postal code load at the second attempt.
  await failOnce(page, '**/checkout/delivery?**');
  await page.getByRole('link', { name: 'Jatka: Eero' }).click();
  const street = page.getByRole('textbox', { name: 'Katuosoite', exact: true });
  await expect(street).toHaveValue('Museokatu 8 A 12');
  await expect(page.getByText('Toimitusaikojen latauksessa tapahtui virhe.')).toBeVisible();
  await page.locator('atria-delivery-time').getByRole('button').click();
  await page.getByRole('radiogroup', { name: 'Toimituspäivä' }).locator('label').first().click();
  await page.getByRole('radiogroup', { name: 'Kellonaika' }).locator('label').first().click();
  await button(page, 'Siirry maksamaan').click();

  // The shop does not answer the purchase: Back leads to the payment step as it was left.
  await failOnce(page, '**/checkout/purchase');
  await page.getByText('Korttimaksu').click();
  await button(page, /^Tilaa ja maksa/).click();
  await expect(page.getByText('Hetki')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Korttimaksu' })).toBeChecked();
  await button(page, /^Tilaa ja maksa/).click();
  await button(page, 'Anna maksun epäonnistua').click();
  await expect(page).toHaveURL(/\/kassa.*#maksu$/);
  // The title begins with it, and its message has the focus.
  await expect(page).toHaveTitle(/^Maksu ei onnistunut – Kassa – /);
  await expect(page.getByRole('group', { name: /^Maksu ei onnistunut\./ })).toBeFocused();
  await button(page, /^Tilaa ja maksa/).click();
  await button(page, 'Maksa').click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await expect(page.getByText('Eero Eskola')).toBeVisible();
  await expect(page.locator('atria-order-confirmation').getByText('Alennus')).toBeVisible();
  // Each once a page load, in order, a payment for each of the three attempts, and nothing
  // personal.
  const payment = 'add_payment_info';
  await expect
    .poll(() => pushed(page))
    .toEqual([
      ...['view_cart', 'begin_checkout', 'add_shipping_info'],
      ...[payment, payment, payment, 'purchase'],
    ]);
  expect(await pushedText(page)).not.toMatch(/Eero|Eskola|Museokatu|example\.fi|50123/);

  // The badge of the brand's header follows [SYNC-02, SYNC-04].
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('atria-cart') ?? '{}'));
  const codes = async () =>
    ((await kept()).lineItems ?? []).map((line: { code: string }) => line.code);
  await expect.poll(codes).not.toContain(code);
});
