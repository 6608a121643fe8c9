import { expect, type Page } from '@playwright/test';
import { clean, hostile } from '../support/hostile-html';
import { isFocusCovered } from './support/focus-covered';
import { openHostPage, strictPolicy, watchTrouble } from './support/host-page';
import { test } from './support/test';

const accordion = (content: string) =>
  `<atria-accordion><script type="application/json">${JSON.stringify({
    items: [{ heading: 'Hinta', content, open: true }],
  }).replaceAll('<', '\\u003c')}</script></atria-accordion>`;

/** A change of the browser's own sanitiser before the page's scripts run; nothing, to keep it. */
const sanitisers: Record<string, (() => void) | null> = {
  'the browser’s sanitiser': null,
  'our sanitiser': () => Reflect.deleteProperty(Element.prototype, 'setHTML'),
  // Chrome and Edge 105 to 118.
  'our sanitiser, where the browser has an older one of another shape': () =>
    Object.assign(Element.prototype, {
      setHTML(_html: string, { sanitizer }: { sanitizer?: unknown } = {}) {
        if (sanitizer) throw new TypeError('member sanitizer is not of type Sanitizer');
      },
    }),
};

for (const [by, replace] of Object.entries(sanitisers))
  test(`of rich text keeps its content, by ${by}, under a strict policy [IMP-08, IMP-09]`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/\/none\.png/);
    if (replace) await page.addInitScript(replace);
    await page.addInitScript(() =>
      Object.assign(window, { run: () => Object.assign(window, { ran: true }) }),
    );
    const trouble = await watchTrouble(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHostPage(page, {
      body: accordion(hostile),
      headers: { 'Content-Security-Policy': strictPolicy },
    });
    const text = page.locator('atria-accordion [id] div div').first();
    await expect(text.getByRole('heading', { level: 4, name: 'Tarjous' })).toBeVisible();
    expect((await text.innerHTML()).replace(/\s+/g, ' ')).toBe(clean);
    expect(asked.some((url) => url.includes('purified-html'))).toBe(replace !== null);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(trouble).toEqual([]);
  });

test('plain text loads no sanitiser', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHostPage(page, { body: accordion('Viisi euroa, jos 5 < 6.') });
  await expect(page.getByText('Viisi euroa')).toBeVisible();
  expect(asked.filter((url) => /-html/.test(url))).toEqual([]);
});

const details = `<atria-accordion><details><summary>Alkuperä</summary><p>Tilan nimi on pakkauksessa.</p></details>
  <details id="suola"><summary>Suola</summary><p id="merkki">Sydänmerkki kertoo.</p></details></atria-accordion>`;

test('the browser opens the closed panel with the text that it searches in the page', async ({
  page,
}) => {
  await openHostPage(page, { body: details });
  const button = page.getByRole('button', { name: 'Suola' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Sydänmerkki kertoo.')).toBeHidden();
  // Like its search: a jump to hidden content shows it by the same event.
  await page.evaluate(() => {
    window.location.hash = 'merkki';
  });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Sydänmerkki kertoo.')).toBeInViewport();
  await expect(page.getByText('Tilan nimi')).toBeHidden();
});

test('a panel takes 500 ms, none where less motion is preferred, and what scrolls has the focus [CONT-13, IMP-12, IMP-21]', async ({
  page,
}) => {
  await openHostPage(page, { body: accordion('Pitkä teksti. '.repeat(3000)) });
  const panel = page.getByRole('region', { name: 'Hinta' });
  await expect(panel).toHaveAttribute('tabindex', '0');
  await expect.poll(() => panel.evaluate((one) => one.clientHeight)).toBe(800);
  const time = () =>
    panel.evaluate((one) => getComputedStyle(one.parentElement as Element).transitionDuration);
  expect(await time()).toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await time()).toBe('0s');
});

const columnsOf = (page: Page) =>
  page
    .locator('atria-page-navigation ul')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

test('the page navigation has 1, 3 and 4 columns by the window, fewer where it is narrow [CONT-15]', async ({
  page,
}) => {
  const items = Array.from({ length: 6 }, (_, at) => ({ label: `Kohta ${at}`, link: `#k${at}` }));
  await openHostPage(page, {
    body: `<div><atria-page-navigation><script type="application/json">${JSON.stringify({ items })}</script></atria-page-navigation></div>`,
  });
  await expect(page.getByRole('link')).toHaveCount(6);
  for (const [width, columns] of [
    [767, 1],
    [768, 3],
    [1024, 4],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await expect.poll(() => columnsOf(page), { message: `${width} px` }).toBe(columns);
  }
  await page
    .locator('div')
    .first()
    .evaluate((box) => {
      box.style.width = '340px';
    });
  await expect.poll(() => columnsOf(page)).toBe(2);
});

test('the focus goes up a timeline without going below its years: WCAG 2.4.11 [CONT-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const items = Array.from({ length: 8 }, (_, at) => ({
    year: 1903 + at * 10,
    text: `<p>${'Työ jatkuu. '.repeat(8)}</p><p><a href="/${at}">Lue lisää ${at}</a></p>`,
  }));
  await openHostPage(page, {
    body: `<atria-history-timeline><script type="application/json">${JSON.stringify({ items })}</script></atria-history-timeline><a href="/">Loppu</a>`,
  });
  await expect(page.getByRole('link', { name: 'Lue lisää 7' })).toBeAttached();
  await page.getByRole('link', { name: 'Loppu' }).focus();
  for (let at = 7; at >= 0; at--) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: `Lue lisää ${at}` })).toBeFocused();
    await expect.poll(() => isFocusCovered(page)).toBe(false);
  }
});

test('the years of a timeline stay in view, lead to their items and follow the reader [CONT-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const items = Array.from({ length: 12 }, (_, at) => ({
    year: 1903 + at * 10,
    heading: `Vaihe ${at + 1}`,
    text: 'Työ jatkuu. '.repeat(60),
  }));
  await openHostPage(page, {
    body: `<p>Alku</p><atria-history-timeline><script type="application/json">${JSON.stringify({ items })}</script></atria-history-timeline><p>Loppu</p>`,
  });
  const current = page.locator('button[aria-current]');
  await expect(current).toHaveText('1903');
  await page.getByRole('button', { name: '1963' }).press('Enter');
  await expect(page.getByRole('heading', { name: /1963/ })).toBeInViewport();
  await expect(current).toHaveText('1963');
  await expect(page.getByRole('listitem').filter({ hasText: 'Vaihe 7' })).toBeFocused();
  const row = page.getByRole('navigation', { name: 'Vuodet' });
  expect((await row.boundingBox())?.y).toBeCloseTo(0, 0);
  const heading = await page.getByRole('heading', { name: /1963/ }).boundingBox();
  const bar = await row.boundingBox();
  expect(heading?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  // The reader scrolls on to the end: the last year is marked, and visible in its row.
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 20_000);
  await expect(current).toHaveText('2013');
  await expect(current).toBeInViewport({ ratio: 1 });
});
