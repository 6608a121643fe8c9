import { type CDPSession, expect, type Page } from '@playwright/test';
import { isAll } from '../support/ring';
import { test } from './support/dev-tools';
import { openHostPage } from './support/host-page';
import { siteOf } from './support/sites';
import { openPage, settled } from './support/widgets';

const header = (page: Page) => page.locator('atria-header').first();
const padding = (page: Page) =>
  page.evaluate(() => document.documentElement.style.scrollPaddingTop);

test.describe('the scroll padding of the page', () => {
  const open = async (page: Page, body: string, head = '') => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHostPage(page, { body, head });
    await settled(page);
  };

  test('stays when one header replaces another, and goes with the last', async ({ page }) => {
    await open(page, '<atria-header></atria-header>');
    await expect.poll(() => padding(page)).toBe('72px');
    await page.evaluate(() => {
      document.body.prepend(document.createElement('atria-header'));
    });
    await settled(page);
    await page.evaluate(() => document.querySelectorAll('atria-header')[1]?.remove());
    await expect(page.locator('atria-header')).toHaveCount(1);
    expect(await padding(page)).toBe('72px');
    await page.evaluate(() => document.querySelector('atria-header')?.remove());
    await expect.poll(() => padding(page)).toBe('');
  });

  test('grows with the row when its tabs wrap', async ({ page }) => {
    await open(page, '<div id="column"><atria-header></atria-header></div>');
    await expect.poll(() => padding(page)).toBe('72px');
    await page.evaluate(() => {
      const column = document.getElementById('column');
      if (column) column.style.inlineSize = '600px';
    });
    await expect.poll(async () => parseFloat(await padding(page))).toBeGreaterThan(100);
  });

  test('is unchanged where the page has its own', async ({ page }) => {
    await open(
      page,
      '<atria-header></atria-header>',
      '<style>html{scroll-padding-top:9px}</style>',
    );
    expect(await padding(page)).toBe('');
  });
});

test('a logo that fails to load takes no more space than its picture', { tag: '@all' }, async ({
  page,
  expectFaults,
}) => {
  expectFaults(/assets\/atriafi\.svg/);
  await page.setViewportSize({ width: 1280, height: 800 });
  const body = '<div style="inline-size: 720px"><atria-header></atria-header></div>';
  const widths = async (isThere: boolean) => {
    await openHostPage(page, { body });
    await settled(page);
    const logo = header(page).locator('img').first();
    const isWhole = () =>
      logo.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth > 0 : undefined));
    await expect.poll(isWhole).toBe(isThere);
    const boxes = [logo, header(page).locator('form').first()].map((one) => one.boundingBox());
    return (await Promise.all(boxes)).map((box) => box?.width);
  };
  const whole = await widths(true);
  await page.route('**/*.svg', (route) => route.fulfill({ status: 404 }));
  expect(await widths(false)).toEqual(whole);
});

test.describe('the link to another language', () => {
  const link = (page: Page, name: string) => header(page).getByRole('link', { name });

  test('leads to this page, with the search text, if the page names itself in that language', async ({
    page,
  }) => {
    await openPage(page, '/reseptit?q=kana', 1280);
    await expect(link(page, 'In English')).toHaveAttribute('lang', 'en');
    await expect(link(page, 'In English')).toHaveAttribute('hreflang', 'en');
    await link(page, 'In English').click();
    await expect(page).toHaveURL(/\/en\/recipes\?q=kana$/);
    await settled(page);
    await expect(link(page, 'Suomeksi')).toHaveAttribute('href', /\/reseptit\?q=kana$/);
  });

  test('leads to the menu’s address from a page of one language', async ({ page }) => {
    await openPage(page, '/yhteystiedot/palaute', 1280);
    await expect(link(page, 'In English')).toHaveAttribute('href', /\/en\/$/);
  });

  test('marks the current language where all are listed', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${siteOf('atriacom.')}/se/aktuellt`, 1280);
    const links = header(page).getByRole('navigation', { name: 'Språk' }).getByRole('link');
    const said = await links.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('lang'), one.getAttribute('aria-current')]),
    );
    expect(said.sort()).toEqual([
      ['en', null],
      ['fi', null],
      ['sv', 'true'],
    ]);
  });
});

for (const width of [1280, 375])
  test(`of the header only the logo is printed, at ${width} px`, {
    tag: width === 1280 ? [] : '@all',
  }, async ({ page }) => {
    await openPage(page, '/', width);
    await page.emulateMedia({ media: 'print' });
    const shown = await header(page).evaluate((element) => {
      const box = element.shadowRoot?.querySelector('header');
      const logo = box?.querySelector('a:has(img)');
      const seen = [...(box?.querySelectorAll('a, button, input, nav') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
      const spare = (box?.offsetHeight ?? 0) - (logo?.getBoundingClientRect().height ?? 0);
      const background = box && getComputedStyle(box).backgroundColor;
      return { isLogoAlone: seen.every((one) => one === logo), spare: spare < 40, background };
    });
    expect(shown).toEqual({ isLogoAlone: true, spare: true, background: 'rgba(0, 0, 0, 0)' });
  });

test.describe('tabs that do not fit their row', () => {
  /** Labels in one of the four languages, as long as an editor may write them. */
  const labels = {
    fi: ['Tuotteet', 'Reseptit', 'Ajankohtaista', 'Yritys ja vastuullisuus', 'Lihansyöjän opas'],
    en: ['Products', 'Recipes', 'News and articles', 'Company and responsibility', 'Meat guide'],
    se: ['Produkter', 'Recept', 'Aktuellt hos oss', 'Företag och ansvarstagande', 'Köttguiden'],
    de: ['Produkte', 'Rezeptvorschläge', 'Neues aus dem Unternehmen', 'Verantwortung', 'Ratgeber'],
  };
  const long = 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilaan';

  /** Sets the text size of the reader. */
  const setLetters = (devTools: CDPSession, size: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

  /** Opens a page with these tabs. */
  async function openTabs(page: Page, language: string, given: readonly string[]) {
    const tabs = given.map((label, place) => ({
      ...{ label, link: `/${place}`, showBorder: place === 2 },
      children: [{ label: 'Yksi', link: '/yksi' }],
    }));
    const languageMenu = [{ label: 'In English', link: '/en/' }];
    await page.route('**/api/nav/desktop*', (route) =>
      route.fulfill({ json: { topTabs: tabs, bottomTabs: tabs, languageMenu } }),
    );
    await page.route('**/api/nav/mobile*', (route) =>
      route.fulfill({ json: { barLinks: tabs, navAccordions: tabs, navLinks: [], languageMenu } }),
    );
    const body = `<atria-header language="${language}"></atria-header><main><h1>Otsikko</h1><p style="block-size: 300vh"></p></main>`;
    await openHostPage(page, { body });
    await settled(page);
  }

  /** Where the rows are and the header ends, from the start of the page. */
  const places = (page: Page) =>
    header(page).evaluate((element) => {
      const at = (one: Element | null | undefined) => {
        const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
        return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
      };
      const [upper, lower] = element.shadowRoot?.querySelectorAll('nav') ?? [];
      const logo = at(element.shadowRoot?.querySelector('a:has(img)'));
      return { upper: at(upper), logo, lower: at(lower), all: at(element) };
    });
  /** The height of the fixed row of tabs; 0 where none is fixed. */
  const fixedHeight = (page: Page) =>
    header(page).evaluate((element) => {
      const rows = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('div:has(nav)') ?? [])];
      return rows.find((row) => getComputedStyle(row).position === 'fixed')?.offsetHeight ?? 0;
    });
  const expectNoneCovered = async (page: Page) => {
    await expect
      .poll(async () => {
        const { upper, logo, lower, all } = await places(page);
        const gaps = [upper.top - all.top, logo.top - upper.bottom, lower.top - logo.bottom];
        return [...gaps, all.bottom - lower.bottom].every((gap) => gap >= 0);
      })
      .toBe(true);
  };

  /** In the first ring each language and each width once. */
  const isTried = (width: number) => (_: unknown, at: number) =>
    isAll || at === [1025, 1200, 2050, 2400].indexOf(width);

  // The header of wide windows needs as many letters: 2050 px at 32 px [HDR-01].
  for (const [width, fontSize] of [
    [1025, 16],
    [1200, 16],
    [2050, 32],
    [2400, 32],
  ] as const)
    for (const [language, given] of Object.entries(labels).filter(isTried(width)))
      test(`cover nothing at ${width} px, in "${language}" with letters of ${fontSize} px [HDR-12] [IMP-24]`, async ({
        page,
        devTools,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await setLetters(devTools, fontSize);
        await openTabs(page, language, [...given, ...given]);
        await expectNoneCovered(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

  test('cover nothing with the longest words, and their row is fixed without moving the page [HDR-13]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1025, height: 1600 });
    await openTabs(
      page,
      'de',
      labels.de.map((label) => `${label} ${long}`),
    );
    await expectNoneCovered(page);
    const before = (await places(page)).all;
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => fixedHeight(page)).toBeGreaterThan(0);
    expect((await places(page)).all).toEqual(before);
  });

  test('are not fixed with letters so large that they would cover more than a third of the window [HDR-13] [IMP-24]', {
    tag: '@all',
  }, async ({ page, devTools }) => {
    await page.setViewportSize({ width: 2050, height: 600 });
    await setLetters(devTools, 32);
    await openTabs(page, 'fi', labels.fi);
    const before = await places(page);
    // By scrolling by hand: the row that is tried is never in a painted frame.
    const seen = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const { shadowRoot } = document.querySelector('atria-header') ?? {};
      const rows = [...(shadowRoot?.querySelectorAll<HTMLElement>('div:has(nav)') ?? [])];
      const heights = [];
      for (let y = 0; y <= 1200; y += 100) {
        window.scrollTo(0, y);
        await frame();
        await frame();
        const fixed = rows.filter((row) => getComputedStyle(row).position === 'fixed');
        heights.push(...fixed.map(({ offsetHeight }) => offsetHeight));
      }
      return heights;
    });
    expect(seen.filter((height) => height > 600 / 3)).toEqual([]);
    expect(await fixedHeight(page)).toBe(0);
    expect(await places(page)).toEqual(before);
    await expect.poll(() => padding(page)).toBe('0px');

    // A window with the space fixes it, a lower one does not.
    await page.setViewportSize({ width: 2050, height: 1800 });
    await expect.poll(() => fixedHeight(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 2050, height: 600 });
    await expect.poll(() => fixedHeight(page)).toBe(0);
  });

  test('do not change the header’s height if they fit [HDR-12]', { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTabs(page, 'fi', labels.fi);
    const { top, bottom } = (await places(page)).all;
    expect(bottom - top).toBe(176);
  });

  for (const fontSize of [16, 32])
    test(`fit the phone's bar and ribbon at 320 px with letters of ${fontSize} px [IMP-24]`, async ({
      page,
      devTools,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await setLetters(devTools, fontSize);
      await openTabs(page, 'de', labels.de);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expect(header(page).getByRole('button', { name: 'Suche öffnen' })).toBeInViewport({
        ratio: 1,
      });
    });
});
