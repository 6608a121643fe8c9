import { expect, type Page } from '@playwright/test';
import { held } from '../support/held';
import { lateFields } from './support/complaint-form';
import { cutOff, keepBack, reconnect, watchTrouble } from './support/host-page';
import { test } from './support/test';
import { openPage } from './support/widgets';

/** The files that load late. */
const late = '**/chunks/**';
const missing = 'Tätä osaa ei saatu ladattua.';
const again = { name: 'Yritä uudelleen' };

test.beforeEach(({ expectFaults }) => expectFaults('files'));

const form = (page: Page) => page.locator('atria-retail-contact-form');
const button = (page: Page) => form(page).getByRole('button', { name: /^Avaa kalenteri/ });
const message = (page: Page) => form(page).getByRole('textbox', { name: 'Viesti', exact: true });
/** Opens the form with the calendar, whose message is typed. */
async function openTyped(page: Page): Promise<void> {
  await openPage(page, '/yhteystiedot/palaute');
  await lateFields(form(page));
  await message(page).fill('Pakkaus oli rikki.');
  await page.evaluate('window.isSamePage = true');
}

test.describe('a calendar that fails to load', () => {
  test('keeps the form with all typed text, says so, and loads after a retry [IMP-04]', async ({
    page,
  }) => {
    const trouble = await watchTrouble(page);
    await openTyped(page);
    const mend = await cutOff(page, late);
    await button(page).click();
    await expect(form(page).getByText(missing)).toBeVisible();
    await expect(message(page)).toHaveValue('Pakkaus oli rikki.');
    await mend();
    await form(page).getByRole('button', again).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
    await expect(message(page)).toHaveValue('Pakkaus oli rikki.');
    expect(trouble).toEqual([]);
  });

  test('once loads all the same', { tag: '@all' }, async ({ page }) => {
    await openTyped(page);
    await cutOff(page, late, 1);
    await button(page).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
  });
});

test.describe('a file whose failure the browser keeps though it loads now', () => {
  /** Like Firefox: the address fails for good, while the file is there. */
  const keepFailing = (page: Page) => cutOff(page, /calendar\.js$/);
  const isSamePage = (page: Page) => page.evaluate('window.isSamePage === true');

  test('is loaded at another address, and the page stays as it is [IMP-04]', {
    tag: '@all',
  }, async ({ page }) => {
    await openTyped(page);
    await keepFailing(page);
    await button(page).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
    await expect(message(page)).toHaveValue('Pakkaus oli rikki.');
    expect(await isSamePage(page)).toBe(true);
  });

  test('and that has no other address makes the press reload the page, with all typed text [IMP-04]', async ({
    page,
  }) => {
    await openTyped(page);
    await keepFailing(page);
    await cutOff(page, /calendar\.js\?1$/);
    await button(page).click();
    await expect(form(page).getByText(missing)).toBeVisible();
    // Never without a press, though the connection comes back.
    await reconnect(page);
    await expect(form(page).getByText(missing)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    const reloaded = page.waitForEvent('domcontentloaded');
    await form(page).getByRole('button', again).click();
    await reloaded;
    expect(await isSamePage(page)).toBe(false);
    await page.unrouteAll();
    await expect(message(page)).toHaveValue('Pakkaus oli rikki.');
    await button(page).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
  });

  test('changes nothing in the page while the file fails to load', { tag: '@all' }, async ({
    page,
  }) => {
    await openTyped(page);
    const mend = await cutOff(page, late);
    await button(page).click();
    await expect(form(page).getByText(missing)).toBeVisible();
    const asked = page.waitForResponse(/calendar\.js\?/);
    await form(page).getByRole('button', again).click();
    await asked;
    await expect(form(page).getByText(missing)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await mend();
  });

  test('loads by itself after a reconnection if the browser requests it again', {
    tag: '@all',
  }, async ({ page }) => {
    await openTyped(page);
    const mend = await cutOff(page, late);
    await button(page).click();
    await expect(form(page).getByText(missing)).toBeVisible();
    await mend();
    await reconnect(page);
    await expect(form(page).getByRole('grid')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });
});

test('a call is made though the code of calls fails to load [IMP-02]', async ({ page }) => {
  let failed = 0;
  await page.route('**/chunks/http.js*', (route) => {
    failed += 1;
    return route.abort();
  });
  await openPage(page, '/tuotteet');
  const search = page.locator('atria-product-search').first();
  await search.getByRole('button', { name: 'Gluteeniton' }).click();
  await expect(search.getByRole('button', { name: 'Gluteeniton', pressed: true })).toBeVisible();
  await expect(search.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(search.getByRole('article').first()).toBeVisible();
  await expect(search.getByRole('alert')).toHaveCount(0);
  expect(failed).toBeGreaterThan(0);
});

test('a quick view that fails to load keeps the product, and opens with the next press [IMP-04]', async ({
  page,
}) => {
  await openPage(page, '/widgets/product-card');
  const card = page.locator('atria-product-card').filter({ hasText: 'Pikakatselu' }).first();
  const opener = card.getByRole('button', { name: /^Pikakatselu/ });
  const mend = await cutOff(page, late);
  await opener.click();
  await expect(card.getByRole('alert')).toContainText(missing);
  await expect(card.getByRole('article')).toBeVisible();
  await mend();
  await opener.click();
  await expect(card.getByRole('dialog')).toBeVisible();
});

test('a menu of the header that fails to load says so, and opens with the next press [IMP-04]', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/');
  const header = page.locator('atria-header').first();
  const toggle = header.getByRole('button', { name: /Reseptit/ }).first();
  const mend = await cutOff(page, late);
  await toggle.click();
  await expect(header.getByRole('alert')).toContainText(missing);
  await mend();
  await page.keyboard.press('Escape');
  await toggle.click();
  const menu = header.locator('li').filter({ has: page.getByRole('button', { name: /Reseptit/ }) });
  await expect(menu.getByRole('link').nth(1)).toBeVisible();
  await expect(header.getByRole('alert')).toHaveCount(0);
});

test('and with the button of its message, whose press preloads it [IMP-04]', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/');
  const header = page.locator('atria-header').first();
  const mend = await cutOff(page, late);
  await header
    .getByRole('button', { name: /Reseptit/ })
    .first()
    .click();
  await expect(header.getByRole('alert')).toContainText(missing);
  const button = header.getByRole('alert').getByRole('button', again);
  // The focus that comes with a press requests the file as well: its failure removes no button.
  const asked = page.waitForResponse(/mega-menu\.js/);
  await button.hover();
  await page.mouse.down();
  await asked;
  await expect(header.getByRole('alert')).toContainText(missing);
  await mend();
  await page.mouse.up();
  const menu = header.locator('li').filter({ has: page.getByRole('button', { name: /Reseptit/ }) });
  await expect(menu.getByRole('link').nth(1)).toBeVisible();
});

test('a side menu that fails to load says so, closes with a second press and opens with the next [IMP-04]', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/', 375);
  const header = page.locator('atria-header').first();
  const burger = header.getByRole('button', { name: 'Avaa valikko' });
  const mend = await cutOff(page, late);
  await burger.click();
  await expect(header.getByRole('alert')).toContainText(missing);
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await burger.click();
  await expect(header.getByRole('alert')).toHaveCount(0);
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  await mend();
  await burger.click();
  await expect(header.getByRole('dialog')).toBeVisible();
});

test('suggestions that failed to load appear with the next letter [QS-03]', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/');
  const box = page.locator('atria-header').first().getByRole('combobox').first();
  const mend = await cutOff(page, late);
  await box.pressSequentially('mak');
  await expect(box).toHaveValue('mak');
  await mend();
  await box.pressSequentially('k');
  await expect(page.locator('atria-header').first().getByRole('option').first()).toBeVisible();
});

test('they also do with a letter typed before the failure was known', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, '/');
  const box = page.locator('atria-header').first().getByRole('combobox').first();
  const [letters, goOn] = held();
  let failed = 0;
  // Only its own file: one of a widget further down may load at any time.
  await page.route('**/chunks/quick-search-panel.js*', async (route) => {
    // Each file is requested twice before it counts as missing.
    if (failed === 2) return route.continue();
    failed += 1;
    await letters;
    await route.fulfill({ status: 503 });
  });
  await box.pressSequentially('mak');
  await expect.poll(() => failed).toBe(1);
  await box.pressSequentially('k');
  await expect(box).toHaveValue('makk');
  goOn();
  await expect(page.locator('atria-header').first().getByRole('option').first()).toBeVisible();
});

test.describe('suggestions whose code loads after the visitor has left the box', () => {
  const header = (page: Page) => page.locator('atria-header').first();
  const box = (page: Page) => header(page).getByRole('combobox').first();
  /**
   * Opens a page of a visitor who has searched before; their code waits for the returned function.
   */
  const open = async (page: Page) => {
    await page.clock.install();
    await page.addInitScript(() =>
      localStorage.setItem('atria-recent-searches', JSON.stringify(['nakki'])),
    );
    await openPage(page, '/');
    // What loads when the page is idle does not matter here.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search/suggestions'))
        asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    const file = /\/quick-search-(panel|late)\.js/;
    const goOn = await keepBack(page, file);
    const come = page.waitForResponse(file);
    const arrive = async () => {
      goOn();
      const url = (await come).url();
      await page.evaluate((address) => import(address), url);
      // Longer than the pause before a text is searched.
      await page.clock.runFor(1000);
    };
    return { asked, arrive };
  };
  const nothing = async (page: Page) => {
    await expect(header(page).getByRole('listbox')).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  };

  test('do not show recent searches to a visitor who has moved on with Tab [QS-12] [IMP-14]', async ({
    page,
  }) => {
    const { arrive } = await open(page);
    await box(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await arrive();
    await nothing(page);
  });

  test('make no request after Enter, where the page itself shows the results [QS-11] [QS-12]', async ({
    page,
  }) => {
    const { asked, arrive } = await open(page);
    await page.evaluate(() =>
      addEventListener('atria-search-navigate', (event) => event.preventDefault()),
    );
    await box(page).pressSequentially('makkara');
    await page.keyboard.press('Enter');
    await arrive();
    await nothing(page);
    // Calls follow one another: one for the first text would come before this.
    await box(page).fill('nakki');
    await expect(header(page).getByRole('option').first()).toBeVisible();
    expect(asked).toEqual(['nakki']);
  });

  test('make no request after a press elsewhere [QS-12]', { tag: '@all' }, async ({ page }) => {
    const { asked, arrive } = await open(page);
    await box(page).pressSequentially('makkara');
    await page.mouse.click(5, 80);
    await arrive();
    await nothing(page);
    // Calls follow one another: one for the first text would come before this.
    await box(page).fill('nakki');
    await expect(header(page).getByRole('option').first()).toBeVisible();
    expect(asked).toEqual(['nakki']);
  });

  test('show for a visitor who is still there [QS-03]', { tag: '@all' }, async ({ page }) => {
    const { arrive } = await open(page);
    await box(page).focus();
    await arrive();
    await expect(header(page).getByRole('option', { name: 'nakki' })).toBeVisible();
  });
});

test('an editor that fails to load keeps the menu in its place [IMP-04]', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, '/widgets/menu-builder?only=default');
  const menu = page.locator('atria-menu-builder');
  const dish = await menu.getByRole('heading', { level: 4 }).first().innerText();
  const mend = await cutOff(page, late);
  await menu.getByRole('button', { name: 'Muokkaa listaa' }).click();
  await expect(menu.getByText(missing)).toBeVisible();
  await expect(menu.getByText(dish).first()).toBeVisible();
  await mend();
  await menu.getByRole('button', again).click();
  await expect(menu.getByRole('button', { name: 'Tallenna lista' })).toBeVisible();
});
