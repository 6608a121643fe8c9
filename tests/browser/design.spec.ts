import { expect, type Locator, type Page } from '@playwright/test';
import { contrast } from '../../scripts/shared/contrast';
import { isAll } from '../support/ring';
import { shop, siteOf } from './support/sites';
import { test } from './support/test';
import { openPage, reach } from './support/widgets';

const open = async (page: Page, address: string, width = 1280) => {
  await openPage(page, address, width);
};
const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('Nothing of it is seen.');
  return box;
};
const fontOf = (of: Locator) => of.evaluate((one) => getComputedStyle(one).fontFamily);

test('a price has one typeface on the page of a product and in its cards [QV-02]', async ({
  page,
}) => {
  await open(page, `${shop}/tuotteet/flank-steak`);
  await reach(page.locator('atria-card-carousel'));
  const card = page.locator('atria-card-carousel article').first();
  const inCard = await fontOf(card.getByText('€/kpl').first());
  const onPage = await fontOf(page.locator('.product-price'));
  expect(inCard.split(',')[0]).toBe(onPage.split(',')[0]);
});

test('the arrow of the quick view is after its words [QV-03]', async ({ page }) => {
  await open(page, '/widgets/quick-view?only=open&brand=lihakauppa');
  const link = page.getByRole('link', { name: 'Siirry tuotesivulle' });
  const [arrow, words] = [await boxOf(link.locator('svg')), await boxOf(link.locator('span'))];
  expect(arrow.x).toBeGreaterThanOrEqual(words.x + words.width);
});

test('the icon of a message is beside its text, in any width', async ({ page }) => {
  await open(page, '/widgets/reviews?only=failing', 375);
  const message = page.locator('atria-reviews').getByRole('alert');
  await expect(message).toBeVisible();
  await page.locator('atria-reviews').evaluate((one) => {
    one.style.inlineSize = '220px';
  });
  const [sign, text] = [
    await boxOf(message.locator('svg').first()),
    await boxOf(message.locator('div').first()),
  ];
  expect(text.width).toBeLessThan(200);
  expect(sign.x + sign.width).toBeLessThanOrEqual(text.x);
});

test('contacts have their picture beside their text on a phone, above it where there is room [CONT-01]', async ({
  page,
}) => {
  await open(page, '/widgets/contact-cards?only=default', 375);
  const card = page.locator('atria-contact-cards li').first();
  const parts = async () => [
    await boxOf(card.locator('img')),
    await boxOf(card.getByRole('heading')),
  ];
  const [small, beside] = await parts();
  expect(small?.width).toBeLessThan(100);
  expect(beside?.x).toBeGreaterThan((small?.x ?? 0) + (small?.width ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });
  const [wide, below] = await parts();
  expect(wide?.width).toBe((await boxOf(card)).width);
  expect(below?.y).toBeGreaterThan((wide?.y ?? 0) + (wide?.height ?? 0));
});

test('cut content of a small accordion fades, except on its last line [CONT-13]', async ({
  page,
}) => {
  await open(page, '/widgets/accordion?only=small', 375);
  const cut = page.locator('atria-accordion').getByRole('region');
  await expect(cut).toBeVisible();
  expect(await cut.evaluate((one) => getComputedStyle(one).maskImage)).toContain('gradient');
  // As high as the fade is.
  const room = await cut.evaluate((one) => {
    const [content] = one.children;
    return content && getComputedStyle(content).paddingBlockEnd;
  });
  expect(room).toBe('24px');
});

test('the week of a menu is aligned with the start of the page [MENU-12]', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/widgets/menu-builder?only=default', 375);
  const menu = await boxOf(page.locator('atria-menu-builder'));
  const week = await boxOf(page.locator('atria-menu-builder h3').first());
  expect(week.x).toBe(menu.x);
});

test('two plain bands of a page share one gap', { tag: '@all' }, async ({ page }) => {
  await open(page, '/yhteystiedot/usein-kysyttya');
  const [first, second] = [page.locator('#palautteet'), page.locator('#pakkaukset')];
  const end = await boxOf(first.locator('atria-accordion'));
  const start = await boxOf(second.getByRole('heading', { level: 2 }));
  const before = await boxOf(first.getByRole('heading', { level: 2 }));
  const links = await boxOf(page.locator('atria-page-navigation'));
  const between = start.y - end.y - end.height;
  expect(Math.abs(between - (before.y - links.y - links.height))).toBeLessThan(8);
});

/** Words of headings that a line break splits; this Chromium hyphenates none in Finnish. */
const partedWords = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) => {
    const linesOf = (text: Text, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const textsOf = (one: Element) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    return headings
      .flatMap(textsOf)
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\d]+/gu)]
          .filter((found) => linesOf(text, found) > 1)
          .map(([word]) => word),
      );
  });

const longest = [
  ['atriacom', '/', 1280, 'tulosjulkistusajankohdat'],
  ['atriacom', '/ajankohtaista', 375, 'tulosjulkistusajankohdat'],
  ['lihakauppa', '/', 375, 'grillimakkarapaketti'],
  ['lihakauppa', '/tuotteet', 360, 'karjalanpaistilihat'],
  ['ridderheimsse', '/produkter', 360, 'fänkålssalami'],
  ['atriafi', '/koulut', 360, 'hävikkiviikon'],
] as const;
for (const [site, path, width, words] of longest.slice(isAll ? 0 : -1))
  test(`the longest words of ${site}${path} stay whole at ${width} px [CARD-11]`, async ({
    page,
  }) => {
    const host = site === 'atriafi' ? '' : `${site}.`;
    await open(page, `${siteOf(host)}${path}`, width);
    await reach(page.getByRole('heading', { name: RegExp(words, 'i') }).first());
    expect(await partedWords(page)).toEqual([]);
  });

test('a waiting button is as readable as the others [DLV-01]', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/widgets/delivery-check?only=default&brand=lihakauppa');
  const button = page.locator('atria-delivery-check').getByRole('button');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const { opacity, colours } = await button.evaluate((one) => {
    const { opacity, color, backgroundColor } = getComputedStyle(one);
    const numbers = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);
    return { opacity, colours: [numbers(color), numbers(backgroundColor)] };
  });
  expect(opacity).toBe('1');
  const [ink = [], paper = []] = colours as [number, number, number][];
  expect(
    contrast(ink as [number, number, number], paper as [number, number, number]),
  ).toBeGreaterThan(4.5);
});

test('rows of facets show their name once [SRCH-24]', { tag: '@all' }, async ({ page }) => {
  await open(page, `${siteOf('ammattilaiset.')}/tuotteet`);
  const rows = page.locator('atria-professional-product-search').getByRole('list', {
    name: /Tuoteryhmät|Ruokavalio/i,
  });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const name = await row.getAttribute('aria-label');
    const seen = await row
      .locator('..')
      .evaluate((one) => getComputedStyle(one, '::before').content);
    expect(seen).toContain(`"${name}"`);
  }
});

test('a menu that is loading has the spacing of a loaded one [MENU-03]', async ({ page }) => {
  await open(page, '/widgets/menu-builder?only=loading&brand=ammattilaiset');
  const parts = page.locator('atria-menu-builder section > [aria-hidden=true]');
  await expect(parts).toHaveCount(2);
  const [week, days] = [await boxOf(parts.first()), await boxOf(parts.last())];
  expect(days.y - week.y - week.height).toBeGreaterThanOrEqual(12);
});

test('the message to a visitor who may not write a review is at the left of a phone [REV-02]', async ({
  page,
}) => {
  await open(page, '/widgets/reviews?only=loggedOut&brand=lihakauppa', 375);
  const hint = page.locator('atria-reviews').getByText(/kirjautunut asiakas/);
  const title = page.locator('atria-reviews').getByRole('heading').first();
  await expect(hint).toHaveCSS('text-align', 'start');
  expect((await boxOf(hint)).x).toBeLessThanOrEqual((await boxOf(title)).x + 1);
});
