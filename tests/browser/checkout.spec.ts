import { expect, type Page } from '@playwright/test';
import { minutes } from '../../scripts/test/limits';
import { demoProducts } from '../unit/support/demo-products';
import { autofill, known } from './support/autofill';
import { openHostPage } from './support/host-page';
import { fillCart, putInCart } from './support/shop';
import { shop } from './support/sites';
import { test } from './support/test';
import { frames, openPage, settled } from './support/widgets';
import { windowed } from './support/windowed';

/** The checkout with two of a product in the cart. */
async function openCheckout(page: Page, query: string): Promise<void> {
  await fillCart(page);
  await openPage(page, `${shop}/kassa?${query}`);
  await expect(field(page, 'Etunimi')).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dates = (page: Page) => page.getByRole('radiogroup', { name: 'Toimituspäivä' });
const times = (page: Page) => page.getByRole('radiogroup', { name: 'Kellonaika' });
const pushed = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
  );
const focusIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found?.matches(wanted) ?? false;
  }, selector);

test.use(windowed);

const labels = [
  ...['Etunimi', 'Sukunimi', 'Katuosoite', 'Postinumero', 'Postitoimipaikka'],
  ...['Sähköposti', 'Puhelinnumero'],
];
const valuesOf = (page: Page) =>
  Promise.all(labels.map((label) => field(page, label).inputValue()));

/** The values of the fields, in the order of `labels`. */
const filledIn = [
  ...[known.NAME_FIRST, known.NAME_LAST, known.ADDRESS_HOME_LINE1, known.ADDRESS_HOME_ZIP],
  ...[known.ADDRESS_HOME_CITY, known.EMAIL_ADDRESS, known.PHONE_HOME_WHOLE_NUMBER],
];

test('a guest on a phone buys: autofill, reload and Back, cancelled, paid, confirmed [CHK-01, CHK-02, CHK-07, CHK-12, CHK-14, ANA-05, ANA-07, IMP-24, IMP-31]', async ({
  page,
}) => {
  test.setTimeout(minutes(2));
  await page.setViewportSize({ width: 375, height: 740 });
  await openCheckout(page, '');
  await autofill(page, 'atria-checkout');
  await expect.poll(() => valuesOf(page)).toEqual(filledIn);
  // The delivery times belong to the filled address.
  await expect(page).toHaveURL(/\?postinumero=00180$/);
  await expect(page.getByText('Toimitus postinumeroon 00180.')).toBeVisible();
  await dates(page).locator('label').nth(2).click();
  await times(page).locator('label').first().click();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(375);
  await button(page, 'Siirry maksamaan').click();
  await expect(page.getByText('Maksutapa')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(/\?postinumero=00180#maksu$/);
  expect(await pushed(page)).toEqual(['begin_checkout', 'add_shipping_info']);

  await page.getByText('Korttimaksu').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Korttimaksu' })).toBeChecked();
  await page.goBack();
  await expect(field(page, 'Etunimi')).toBeVisible();
  await expect.poll(() => valuesOf(page)).toEqual(filledIn);
  await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(1);
  await page.goForward();

  await button(page, /^Tilaa ja maksa/).click();
  await expect(page.getByRole('heading', { name: 'Harjoitusmaksu' })).toBeVisible();
  await expect(page.getByText('Korttimaksu')).toBeVisible();
  await button(page, 'Peruuta').click();
  await expect(page.getByText('Maksu peruttiin.')).toBeVisible();
  await button(page, /^Tilaa ja maksa/).click();
  await button(page, 'Maksa').click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await expect(page.getByText('Anna Asiakas')).toBeVisible();
  await expect.poll(() => pushed(page)).toEqual(['purchase']);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  expect(await pushed(page)).toEqual([]);

  await page.goto(`${shop}/kassa`);
  await expect(page.getByText('Ostoskorisi on tyhjä.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('atria-draft-checkout'))).toBeNull();
});

test('too small an order is held on a phone, in the cart and at the checkout, and goes on once there is enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, `${shop}/toimitusalue`);
  await putInCart(page, demoProducts.small.code, 1);
  const held = page.getByRole('group', { name: /^Pienin tilaus on/ });

  await openPage(page, `${shop}/ostoskori`);
  await button(page, 'Jatka tilaustietoihin').click();
  await expect(held).toBeFocused();
  await expect(held).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(`${shop}/ostoskori`);

  await openPage(page, `${shop}/kassa?postinumero=00180`);
  await field(page, 'Etunimi').fill('Aino');
  await button(page, 'Siirry maksamaan').click();
  await expect(held).toBeFocused();
  await expect(held).toBeInViewport({ ratio: 1 });
  await held.getByRole('link', { name: 'Lisää tuotteita' }).click();
  await expect(page).toHaveURL(`${shop}/tuotteet`);

  await putInCart(page, demoProducts.plain.code, 1);
  await openPage(page, `${shop}/ostoskori`);
  await button(page, 'Jatka tilaustietoihin').click();
  await expect(page).toHaveURL(/#kirjaudu$/);
  await openPage(page, `${shop}/kassa?postinumero=00180`);
  await expect(field(page, 'Etunimi')).toHaveValue('Aino');
  await button(page, 'Siirry maksamaan').click();
  await expect.poll(() => focusIs(page, '[role=group]')).toBe(true);
  await expect(page.getByRole('link', { name: 'Sukunimi' })).toBeVisible();
});

test('a visitor buys by the keyboard alone, after delivery times failed to load once [CHK-03, CHK-15, IMP-02, IMP-12, IMP-19]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  test.setTimeout(minutes(2));
  // Only the first call fails, in each run of the test: the server's own faults count for all.
  const address = '**/checkout/delivery?**';
  await page.route(address, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await openCheckout(page, 'postinumero=00180');
  await expect(page.getByText('Toimitusaikojen latauksessa tapahtui virhe.')).toBeVisible();
  await field(page, 'Etunimi').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIs(page, '[role=group]')).toBe(true);

  // The first name in the box is the delivery's date, as on the page: it leads to the retry.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIs(page, 'button')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(dates(page)).toBeVisible();

  await dates(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(dates(page).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(times(page).getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Tab');
  for (const label of labels) {
    await expect(field(page, label)).toBeFocused();
    if (label !== 'Postinumero') await page.keyboard.type(filledIn[labels.indexOf(label)] ?? '');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Siirry maksamaan')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIs(page, 'h1')).toBe(true);
  const mobile = page.getByRole('radio', { name: 'Mobiilimaksu' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(mobile).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Korttimaksu')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Harjoitusmaksu' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button(page, 'Maksa')).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
});

/** The checkout with all that a purchase needs; @returns what is posted from then on. */
async function fillCheckout(page: Page): Promise<URLSearchParams[]> {
  const posted: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (/\/checkout\/purchase$/.test(request.url()))
      posted.push(new URLSearchParams(request.postData() ?? ''));
  });
  await dates(page).locator('label').first().click();
  await times(page).locator('label').first().click();
  for (const [at, label] of labels.entries()) await field(page, label).fill(filledIn[at] ?? '');
  return posted;
}

/** The visitor is at the payment, unpaid, and pays by card with one more press. */
async function expectAtPayment(page: Page, posted: readonly URLSearchParams[]): Promise<void> {
  await expect(page.getByText('Maksutapa')).toBeVisible();
  await page.getByText('Korttimaksu').click();
  await button(page, /^Tilaa ja maksa/).click();
  await expect(page.getByRole('heading', { name: 'Harjoitusmaksu' })).toBeVisible();
  expect(posted.map((fields) => fields.get('paymentMethodCode'))).toEqual(['FI50']);
}

const middleOf = async (page: Page, name: string | RegExp) => {
  await button(page, name).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button(page, name).boundingBox()) ?? fail();
  return [x + width / 2, y + height / 2] as const;
};
const fail = (): never => {
  throw new Error('the button is nowhere');
};

test.describe('two presses on "Siirry maksamaan" lead to the payment, and order nothing [IMP-28]', () => {
  test('by mouse, wherever the other button is by then', async ({ page }) => {
    await openCheckout(page, 'postinumero=00180');
    const posted = await fillCheckout(page);
    await button(page, 'Siirry maksamaan').dblclick();
    await expect(page.getByText('Maksutapa')).toBeVisible();
    await page.goBack();
    await button(page, 'Siirry maksamaan').click();
    await expect(page.getByText('Maksutapa')).toBeVisible();
    await page.mouse.move(...(await middleOf(page, /^Tilaa ja maksa/)));
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expectAtPayment(page, posted);
  });

  test('by Enter, also held', async ({ page }) => {
    await openCheckout(page, 'postinumero=00180');
    const posted = await fillCheckout(page);
    await button(page, 'Siirry maksamaan').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Maksutapa')).toBeVisible();
    await page.goBack();
    await button(page, 'Siirry maksamaan').focus();
    for (let turn = 0; turn < 5; turn++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectAtPayment(page, posted);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

    test('by finger', async ({ page }) => {
      await openCheckout(page, 'postinumero=00180');
      const posted = await fillCheckout(page);
      const [x, y] = await middleOf(page, 'Siirry maksamaan');
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expectAtPayment(page, posted);
    });
  });
});

test('a host’s skip link keeps the cart’s view and the checkout’s step [CART-20]', async ({
  page,
}) => {
  const skip = '<a href="#sisalto">Siirry sisältöön</a><main id="sisalto" tabindex="-1">';
  const host = (path: string, tags: string) =>
    openHostPage(page, { origin: shop, path, body: `${skip}${tags}</main>` });
  const skipTo = async () => {
    await page.getByRole('link', { name: 'Siirry sisältöön' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#sisalto$/);
    await expect(page.locator('#sisalto')).toBeFocused();
    await frames(page, 2);
    await expect(page.locator('#sisalto')).toBeFocused();
  };
  await fillCart(page);
  await host('/ostoskori-oma', '<atria-cart></atria-cart>');
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await skipTo();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await expect(button(page, 'Jatka tilaustietoihin')).toBeVisible();

  const place = '<atria-delivery-time slot="delivery-time"></atria-delivery-time>';
  await host('/kassa-oma', `<atria-checkout>${place}</atria-checkout>`);
  await field(page, 'Postinumero').fill('00180');
  const posted = await fillCheckout(page);
  await button(page, 'Siirry maksamaan').click();
  await expect(page.getByText('Maksutapa')).toBeVisible();
  await skipTo();
  await expect(field(page, 'Etunimi')).toHaveCount(0);
  await expect(dates(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Muuta toimitustietoja' }).click();
  await expect(dates(page)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expectAtPayment(page, posted);
});
