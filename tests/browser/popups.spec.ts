import { expect, type Page } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

// Only in a browser: the focus, the history and scrolling.

const dialogs = (page: Page) => page.locator('dialog[open]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** How many documents the page has loaded. */
function watchLoads(page: Page) {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}
const close = (page: Page) => page.keyboard.press('Escape');

test('a link of the footer opens the newsletter; closing restores focus, place and address, and Back and Forward lead through it [NEWS-04, NEWS-05, IMP-13, IMP-31]', async ({
  page,
}) => {
  await openPage(page, '/tietosuoja?a=1');
  const loads = watchLoads(page);
  const link = page.getByRole('link', { name: 'Tilaa uutiskirje' });
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const place = await scrolled(page);
  // Nothing of the form is there before.
  const before = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(before.filter((path) => /(newsletter-part|chunks\/form)\.js$/.test(path))).toEqual([]);
  await link.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sähköpostiosoite' })).toBeVisible();
  await close(page);
  await expect(dialogs(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(page.url()).toMatch(/\/tietosuoja\?a=1$/);
  await expect.poll(() => scrolled(page)).toBe(place);

  await link.press('Enter');
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  expect(page.url()).toMatch(/\/tietosuoja\?a=1$/);
  await page.goForward();
  await expect(dialogs(page)).toHaveCount(1);
  await expect.poll(() => scrolled(page)).toBe(place);
  await close(page);
  await expect(dialogs(page)).toHaveCount(0);
  expect(loads).toEqual([]);
});

test('a link from another page opens the releases at load, one popup at a time, without a jump to the hash before [NEWS-04, NEWS-05, ELEM-05]', async ({
  page,
}) => {
  await page.goto(`${siteOf('atriacom.')}/ajankohtaista#newsreleases`);
  await expect(page.getByRole('checkbox', { name: 'Pörssitiedotteet' })).toBeVisible();
  const loads = watchLoads(page);
  await page.evaluate(() => {
    const popup = document.createElement('atria-newsletter-popup');
    document.body.append(popup);
    window.location.hash = 'newsletter';
  });
  await expect(page.getByRole('dialog', { name: 'Uutiskirjeen tilaus' })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(1);
  await close(page);
  await expect(dialogs(page)).toHaveCount(0);
  expect(page.url()).toMatch(/\/ajankohtaista$/);
  expect(loads).toEqual([]);
});

test('the shop offers its letter on the third page of a visit, not while a visitor types, and no more once it is closed [NEWS-07, NEWS-08]', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto(`${shop}/toimitusalue`);
  const offer = page.getByRole('dialog', { name: 'Lihamestarin kirje' });
  // The field has the focus before the widget loads.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.createElement('input');
      document.querySelector('main')?.prepend(field);
      field.focus({ preventScroll: true });
    }),
  );
  for (let seen = await page.evaluate(() => history.length); seen < 3; seen++)
    await page.goto(`${shop}/tietosuoja?${seen}`);
  await page.goto(`${shop}/`);
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(2);
  await settled(page);
  await expect(page.locator('main > input')).toBeFocused();
  await expect(offer).toHaveCount(0);
  await page.locator('main > input').blur();
  await expect(offer.getByRole('textbox', { name: 'Sähköpostiosoite' })).toBeVisible();
  await offer.getByRole('button', { name: 'Sulje' }).click();
  await expect(offer).toHaveCount(0);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'hideLkNewsletterModal');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
});

test('a new customer is asked for the address, and offered no letter on that page [CHK-16, NEWS-07]', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto(`${shop}/kirjaudu?as=aino&to=/tietosuoja`);
  for (let seen = await page.evaluate(() => history.length); seen < 3; seen++)
    await page.goto(`${shop}/tietosuoja?${seen}`);
  // The answer comes late, and the question's code after the letter's.
  for (const slow of ['**/api/lk/customer', '**/widgets/address-popup.js'])
    await page.route(slow, async (route) => {
      await page.waitForFunction(() => customElements.get('atria-newsletter-modal'));
      await route.continue();
    });
  await page.goto(`${shop}/`);
  const asked = page.getByRole('dialog', { name: 'Täydennä osoitteesi' });
  await expect(asked.getByRole('textbox', { name: 'Etunimi' })).toHaveValue('Aino');
  await asked.getByRole('textbox', { name: 'Katuosoite' }).fill('Katu 1');
  await asked.getByRole('textbox', { name: 'Postinumero' }).fill('00100');
  await asked.getByRole('textbox', { name: 'Postitoimipaikka' }).fill('Helsinki');
  await asked.getByRole('textbox', { name: 'Puhelinnumero' }).fill('50123123');
  await asked.getByRole('checkbox').check();
  await asked.getByRole('button', { name: 'Tallenna' }).click();
  await expect(asked).toHaveCount(0);
  await settled(page);
  await expect(dialogs(page)).toHaveCount(0);
  // On the next page it is offered.
  await page.goto(`${shop}/`);
  await expect(page.getByRole('dialog', { name: 'Lihamestarin kirje' })).toBeVisible();
});

test('a consent dialog delays the letter while it is shown, and no longer once it is hidden [NEWS-07]', {
  tag: '@all',
}, async ({ page }) => {
  const hidden = [
    ...['style="display: none"', 'style="visibility: hidden"', 'style="opacity: 0"', 'hidden'],
    ...['style="position: fixed; inset-inline-start: -9999px"', 'style="block-size: 0"'],
    'aria-hidden="true" style="position: fixed; inset: 0; pointer-events: none"',
  ];
  const consent = (how: string) => `<div role="dialog" aria-modal="true" ${how}>Evästeet</div>`;
  const body = `${hidden.map(consent).join('')}${consent('id="shown"')}
    <atria-newsletter-modal heading="Kirje"></atria-newsletter-modal>`;
  for (const path of ['/one', '/two', '/three']) await openHostPage(page, { body, path });
  await settled(page);
  const offer = page.getByRole('dialog', { name: 'Kirje' });
  await expect(offer).toHaveCount(0);
  // It closes by itself, like a tool after the choice was sent: without a focus change or a press.
  await page.evaluate(() => {
    const dialog = document.getElementById('shown');
    if (dialog) dialog.style.display = 'none';
  });
  await expect(offer).toBeVisible();
});

test('the dialog of a popup stays, with its typed text, when a second tag of it is removed [CONT-06, ELEM-05]', async ({
  page,
}) => {
  const tag = '<atria-overlay></atria-overlay>';
  await openHostPage(page, {
    body: `<atria-floating-buttons></atria-floating-buttons>${tag}${tag}`,
  });
  await settled(page);
  await page.getByRole('button', { name: 'Kysy asiantuntijalta' }).first().click();
  const message = page.getByRole('textbox', { name: 'Viestisi' });
  await message.fill('Hei');
  await page.evaluate(async () => {
    document.querySelectorAll('atria-overlay')[1]?.remove();
    document.querySelector('atria-floating-buttons')?.remove();
    // The removal runs in a microtask, and React's effects after it.
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
  });
  await expect(dialogs(page)).toHaveCount(1);
  await expect(message).toHaveValue('Hei');
});
