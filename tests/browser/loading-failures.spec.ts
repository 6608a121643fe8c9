import { expect, type Page } from '@playwright/test';
import { version } from '../../scripts/shared/release';
import { cutOff, openHostPage, reconnect } from './support/host-page';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { keepErrors } from './support/told-errors';

const counter = '<atria-counter value="7" label="Sivua"></atria-counter>';
const shown = (page: Page) => page.locator('atria-counter').getByText('Sivua');
const line = (page: Page) => page.locator('atria-counter [data-atria-retry]');
const alert = (page: Page) => page.getByRole('alert');
const again = (page: Page) => line(page).getByRole('button', { name: 'Yritä uudelleen' });
const missing = 'Tätä osaa ei saatu ladattua.';
const code = /\/(chunks|widgets)\//;
/** All files that the loader can request. */
const anything = /\/atria\/(?!.*\/atria\.js)/;

test.beforeEach(({ expectFaults }) => expectFaults('files'));

/** Fails the given number of requests for these files, and counts all. */
async function failFirst(page: Page, files: RegExp, times: number) {
  const tries: string[] = [];
  await page.route(files, (route) => {
    tries.push(route.request().url());
    return tries.length > times ? route.continue() : route.fulfill({ status: 503 });
  });
  return tries;
}

test('requests a widget’s failed file again at once', async ({ page }) => {
  await failFirst(page, /widgets\/counter\./, 2);
  await openHostPage(page, { body: counter });
  await expect(shown(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('loads a shared chunk again whose preload and import failed, at its one address', async ({
  page,
}) => {
  const tries = await failFirst(page, /\/core\.js/, 2);
  await openHostPage(page, { body: counter });
  await expect(shown(page)).toBeVisible();
  expect(new Set(tries).size).toBe(1);
});

test('says in the reserved place what is missing, and loads it after a retry [IMP-04]', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const mend = await cutOff(page, code);
  const told = await keepErrors(page);
  await openHostPage(page, { body: `<p>Sivun teksti</p>${counter}<p id="below">Alla</p>` });
  const top = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
  const before = await top();
  await expect(line(page)).toContainText(missing);
  expect(await top()).toBe(before);
  expect(errors.filter((text) => text.includes('<atria-counter> did not load'))).toHaveLength(1);
  expect(await told()).toEqual([
    { kind: 'load', tag: 'atria-counter', path: 'widgets/counter.js', release: version },
  ]);
  // Still nothing: the page stays as it is, with its typed text.
  await page.evaluate('window.isSamePage = true');
  const asked = page.waitForResponse(/widgets\/counter\./);
  await again(page).press('Enter');
  await asked;
  await expect(line(page)).toContainText(missing);
  await expect(again(page)).toHaveAttribute('aria-disabled', 'false');
  await mend();
  await again(page).press('Enter');
  await expect(shown(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('atria-counter')).toBeFocused();
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('says it in the language of the tag, and not where a widget has no place', async ({
  page,
}) => {
  const mend = await cutOff(page, code);
  await openHostPage(page, {
    body: `${counter.replace('value', 'language="sv" value')}<atria-cart-sync></atria-cart-sync>`,
  });
  await expect(line(page)).toContainText('Den här delen kunde inte laddas.');
  await expect(page.locator('[data-atria-retry]')).toHaveCount(1);
  await mend();
});

test('is one alert for the page, with a line in each place, also for a later tag', async ({
  page,
}) => {
  const mend = await cutOff(page, /widgets\/(counter|search-field)\./);
  await openHostPage(page, {
    body: `${counter}${counter}<atria-search-field></atria-search-field><p id="below">Alla</p>`,
  });
  const lines = page.locator('[data-atria-retry]');
  await expect(lines).toHaveCount(3);
  await expect(alert(page)).toHaveText(missing);
  await page.evaluate((tag) => {
    document.getElementById('below')?.insertAdjacentHTML('beforebegin', tag);
  }, counter);
  await expect(lines).toHaveCount(4);
  await expect(alert(page)).toHaveCount(1);
  await page
    .locator('atria-counter')
    .first()
    .evaluate((tag) => tag.remove());
  await mend();
  await lines.first().getByRole('button').click();
  await expect(shown(page).last()).toBeVisible();
  await expect(lines).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
});

test('says it in the language of the page’s settings block [I18N-06]', async ({ page }) => {
  const mend = await cutOff(page, code);
  await openHostPage(page, {
    head: '<script type="application/json" data-atria-settings>{ "Language": "sv" }</script>',
    body: counter,
  });
  await expect(line(page)).toContainText('Den här delen kunde inte laddas.');
  await mend();
});

test('tries again when the connection is back, and when the visitor is', async ({ page }) => {
  const mend = await cutOff(page, /widgets\/counter\./);
  const mendSearch = await cutOff(page, /widgets\/search-field\./);
  await openHostPage(page, { body: `${counter}<atria-search-field></atria-search-field>` });
  const said = page.locator('[data-atria-retry]').getByText(missing);
  await expect(said).toHaveCount(2);
  await mend();
  await reconnect(page);
  await expect(shown(page)).toBeVisible();
  await expect(said).toHaveCount(1);
  await mendSearch();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('atria-search-field').getByRole('searchbox')).toBeVisible();
});

test.describe('when nothing at all loads', () => {
  test('all loads after the connection is back', async ({ page }) => {
    // Without the loader's timer, which would load it, too.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    const mend = await cutOff(page, anything);
    const helpFails = page.waitForResponse(/atria-retry\.js/);
    await openHostPage(page, { body: counter });
    await helpFails;
    await mend();
    await expect
      .poll(async () => {
        await reconnect(page);
        return shown(page).isVisible();
      })
      .toBe(true);
  });

  test('no listener remains of a retry that its timer has started', async ({ page }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = () => timeout.call(AbortSignal, 0);
    });
    const tries = await failFirst(page, anything, Number.POSITIVE_INFINITY);
    await openHostPage(page, { body: counter });
    await expect
      .poll(() => tries.filter((address) => address.includes('retry')).length)
      .toBeGreaterThan(4);
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    expect(listeners.filter(({ type }) => type === 'online').length).toBeLessThan(2);
  });

  test('all loads some seconds later, even without an event of the connection', {
    tag: '@all',
  }, async ({ page }) => {
    const mend = await cutOff(page, anything);
    const helpFails = page.waitForResponse(/atria-retry\.js/);
    await openHostPage(page, { body: counter });
    await helpFails;
    await mend();
    await expect(shown(page)).toBeVisible();
  });
});

test('reloads the page on a press if the browser keeps a failure for the page’s life', async ({
  page,
}) => {
  // Every browser keeps an error in a running file.
  const file = /widgets\/counter\./;
  const broken = { contentType: 'text/javascript', body: 'throw new Error("kept")' };
  await page.route(file, (route) => route.fulfill(broken));
  await openHostPage(page, { body: counter });
  await expect(line(page)).toContainText(missing);
  await page.unroute(file);
  await again(page).click();
  await expect(shown(page)).toBeVisible();
});

test.describe('a page of the demo with a form', () => {
  const phone = (page: Page) => page.locator('atria-retail-contact-form').getByRole('link').first();

  test('shows the telephone number between the tags when its code fails to load [ELEM-09]', async ({
    page,
  }) => {
    const mend = await cutOff(page, code);
    await page.goto('/yhteystiedot/palaute');
    await expect(page.locator('atria-retail-contact-form [data-atria-retry]')).toContainText(
      missing,
    );
    await expect(phone(page)).toBeVisible();
    await mend();
  });

  test('shows it also when the script itself fails to load [ELEM-09]', async ({ page }) => {
    await page.route(/\/atria\//, (route) => route.abort());
    await page.goto('/yhteystiedot/palaute');
    await expect(phone(page)).toBeVisible();
  });
});

test('the links in place of a header have its colours until it renders', async ({ page }) => {
  await page.route(/\/atria\/.*\.js/, (route) => route.abort());
  for (const [site, paper] of [
    ['lihakauppa.', 'rgb(35, 31, 32)'],
    ['', 'rgb(255, 250, 241)'],
  ]) {
    await page.goto(`${siteOf(site)}/tuotteet`);
    const header = page.locator('atria-header');
    await expect(header).toHaveCSS('background-color', `${paper}`);
    const link = header.getByRole('link').first();
    const words = await header.evaluate((box) => getComputedStyle(box).color);
    await expect(link).toHaveCSS('color', words);
  }
  // Light text on the shop's dark background.
  await page.goto(`${shop}/tuotteet`);
  await expect(page.locator('atria-header a').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('keeps the menu in its place when its editor fails to load [IMP-04]', async ({ page }) => {
  await page.goto('/widgets/menu-builder?only=default');
  const menu = page.locator('atria-menu-builder');
  const dish = menu.getByRole('listitem').first();
  const name = await dish.innerText();
  const mend = await cutOff(page, /chunks\/menu-editor\./);
  await menu.getByRole('button', { name: 'Muokkaa listaa' }).click();
  await expect(menu.getByText(missing)).toBeVisible();
  await expect(dish).toHaveText(name);
  await mend();
  await menu.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(menu.getByRole('button', { name: 'Tallenna lista' })).toBeVisible();
});
