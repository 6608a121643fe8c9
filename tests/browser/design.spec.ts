import { expect, type Locator, type Page } from '@playwright/test';
import { shopOf } from './support/shop';
import { test } from './support/test';
import { reach, settled } from './support/widgets';

const open = async (page: Page, address: string, width = 1280) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await settled(page);
};
const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('Nothing of it is seen.');
  return box;
};
const fontOf = (of: Locator) => of.evaluate((one) => getComputedStyle(one).fontFamily);

test('a price has one typeface on the page of a product and in its cards [QV-02]', async ({
  page,
  baseURL,
}) => {
  await open(page, `${shopOf(baseURL)}/tuotteet/flank-steak`);
  await reach(page.locator('atria-card-carousel'));
  const card = page.locator('atria-card-carousel article').first();
  const inCard = await fontOf(card.getByText('€/kpl').first());
  const onPage = await fontOf(page.locator('.product-price'));
  expect(inCard.split(',')[0]).toBe(onPage.split(',')[0]);
});

test('the arrow of the quick view stands after its words [QV-03]', async ({ page }) => {
  await open(page, '/widgets/quick-view?only=open&brand=lihakauppa');
  const link = page.getByRole('link', { name: 'Siirry tuotesivulle' });
  const [arrow, words] = [await boxOf(link.locator('svg')), await boxOf(link.locator('span'))];
  expect(arrow.x).toBeGreaterThanOrEqual(words.x + words.width);
});

test('the sign of a message stands beside its text, however narrow it is', async ({ page }) => {
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

test('what is cut in a small accordion fades, but on its last line [CONT-13]', async ({ page }) => {
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

test('the week of a menu begins where the page does [MENU-12]', async ({ page }) => {
  await open(page, '/widgets/menu-builder?only=default', 375);
  const menu = await boxOf(page.locator('atria-menu-builder'));
  const week = await boxOf(page.locator('atria-menu-builder h3').first());
  expect(week.x).toBe(menu.x);
});

test('two plain bands of a page have the room of one between them', async ({ page }) => {
  await open(page, '/yhteystiedot/usein-kysyttya');
  const [first, second] = [page.locator('#palautteet'), page.locator('#pakkaukset')];
  const end = await boxOf(first.locator('atria-accordion'));
  const start = await boxOf(second.getByRole('heading', { level: 2 }));
  const before = await boxOf(first.getByRole('heading', { level: 2 }));
  const links = await boxOf(page.locator('atria-page-navigation'));
  const between = start.y - end.y - end.height;
  expect(Math.abs(between - (before.y - links.y - links.height))).toBeLessThan(8);
});
