import { expect, type Page } from '@playwright/test';
import { demoProducts } from '../unit/support/demo-products';
import { expectHeard } from './support/heard';
import { shop } from './support/sites';
import { test } from './support/test';
import { openPage } from './support/widgets';

const { plain } = demoProducts;

const goOn = (page: Page) =>
  page.locator('atria-cart').getByRole('button', { name: 'Jatka tilaustietoihin' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Täydennä osoitteesi' });

/** A product in the cart, put there as a visitor does. */
async function buy(page: Page): Promise<void> {
  await openPage(page, `${shop}${plain.url.fi}`);
  await page.getByRole('button', { name: `Lisää ostoskoriin: ${plain.title.fi}` }).click();
  await expect(page.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
}

/** The checkout is tested elsewhere: here only the request for it. */
const askedFor = (page: Page) => page.waitForRequest(/\/kassa\b/).then((one) => one.url());

test('a guest continues by postal code, and Back leads through the views of the cart [CHK-11, CART-03, IMP-31]', async ({
  page,
}) => {
  await buy(page);
  await openPage(page, `${shop}/ostoskori#tuotteet`);
  await goOn(page).click();
  const login = page.getByRole('heading', { name: 'Kirjaudu tai jatka vieraana' });
  await expect(login).toBeInViewport();
  await expect(login).toBeFocused();
  // The lines are text, and only one button leads on [CART-04].
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(goOn(page)).toHaveCount(0);

  await page.goBack();
  await expect(login).toHaveCount(0);
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await page.goForward();
  await expect(login).toBeVisible();

  const view = page.locator('atria-login');
  const asked = askedFor(page);
  await view.getByLabel('Postinumero').fill('00100');
  await page.keyboard.press('Enter');
  expect(await asked).toBe(`${shop}/kassa?postinumero=00100`);
  await page.waitForURL(/#toimitus$/);
});

test('a customer logs in on the way to the checkout, gives the missing address, and goes on [CHK-11, CHK-16, CHK-20, ROLE-03, ROLE-05]', async ({
  page,
}) => {
  await buy(page);
  await openPage(page, `${shop}/ostoskori#kirjaudu`);
  await page.getByRole('link', { name: 'Kirjaudu sisään' }).click();
  const choice = page.getByRole('link', { name: 'Jatka: Aino' });
  // The login returns to the visitor's goal.
  expect(await choice.getAttribute('href')).toContain(
    `to=${encodeURIComponent('/kassa#toimitus')}`,
  );
  await choice.click();
  await page.waitForURL(/\/kassa/);

  await openPage(page, `${shop}/asiakaspalvelu`);
  await expect(popup(page)).toHaveCount(0);

  await page.goto(`${shop}/ostoskori`);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByRole('heading')).toBeFocused();
  // It stays after every attempt to close it [IMP-13].
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(popup(page)).toBeVisible();
  // The focus stays inside: one round passes at most the browser's own bar.
  for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.localName);
  expect(['atria-address-popup', 'body']).toContain(focused);

  const save = popup(page).getByRole('button', { name: 'Tallenna' });
  await expect(save).toBeDisabled();
  for (const [label, value] of [
    ['Etunimi', 'Aino'],
    ['Sukunimi', 'Aalto'],
    ['Katuosoite', 'Katu 1'],
    ['Postinumero', '00200'],
    ['Postitoimipaikka', 'Helsinki'],
    ['Puhelinnumero', '50123123'],
  ] as const)
    await popup(page).getByLabel(label).fill(value);
  await popup(page).getByLabel('Olen yksityisasiakas').check();
  await save.click();
  await expect(popup(page)).toHaveCount(0);
  await expectHeard(page, /^Osoite on tallennettu\.$/);

  const asked = askedFor(page);
  await goOn(page).click();
  expect(await asked).toBe(`${shop}/kassa?postinumero=00200`);

  // A saved address is not requested again.
  await openPage(page, `${shop}/ostoskori`);
  await expect(popup(page)).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a tap that leaves a wrong number ticks the box that it is on, though the message appears [CHK-19]', async ({
    page,
  }) => {
    await openPage(page, `${shop}/kirjaudu?as=aino`);
    await expect(popup(page)).toBeVisible();
    const number = popup(page).getByLabel('Puhelinnumero');
    await number.fill('12');
    const box = popup(page).getByRole('checkbox');
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    if (!before) throw new Error('no box');
    await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
    await expect(popup(page).getByText('Väärän muotoinen puhelinnumero')).toBeVisible();
    await expect(box).toBeChecked();
    // The message has moved it: a press that followed the page would have missed it.
    expect((await box.boundingBox())?.y).not.toBe(before.y);
  });
});
