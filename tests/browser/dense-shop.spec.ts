import { expect } from '@playwright/test';
import { shop } from './support/sites';
import { test } from './support/test';
import { openPage, settled } from './support/widgets';

for (const width of [340, 375, 430])
  test(`the shop lists two products side by side on a phone of ${width} px, each with one buy button [SRCH-36, QV-01, IMP-33]`, {
    tag: width === 340 ? [] : '@all',
  }, async ({ page }) => {
    await openPage(page, `${shop}/tuotteet`, width);
    const cards = page.locator('atria-shop-product-search article');
    const [first, second] = await Promise.all([
      cards.nth(0).boundingBox(),
      cards.nth(1).boundingBox(),
    ]);
    expect(first?.y).toBe(second?.y);
    expect(first?.width).toBeGreaterThanOrEqual(9 * 16);
    expect(first?.height).toBeLessThan(400);

    const card = cards.nth(0);
    const buy = card.getByRole('button', { name: /^Lisää ostoskoriin: / });
    await expect(card.getByRole('group', { name: /^Määrä: / })).toBeHidden();
    await expect(card.getByRole('button', { name: /^Pikakatselu: / })).toBeVisible();
    // In the corner of the picture, fully visible.
    const [picture, button] = await Promise.all([
      card.locator('img').boundingBox(),
      buy.boundingBox(),
    ]);
    if (!picture || !button) throw new Error('A card without its picture or button.');
    expect(button.width).toBe(button.height);
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect(button.y + button.height).toBeLessThanOrEqual(picture.y + picture.height);
    const answer = page.waitForResponse(/shoppingcart\/add.*quantity=1/);
    await buy.click();
    expect((await answer).ok()).toBe(true);
  });

test('a quantity chosen on a wide screen is still shown on a narrow one [QV-06]', async ({
  page,
}) => {
  await openPage(page, `${shop}/tuotteet`);
  const quantity = page.getByRole('group', { name: /^Määrä: / }).first();
  await quantity.getByRole('button', { name: 'Lisää määrää' }).click();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(quantity).toBeVisible();
  await expect(quantity.getByRole('spinbutton').or(quantity.getByRole('textbox'))).toHaveValue('2');
});

test('the cards of a page are compact where it has narrow places for them [QV-01, QV-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${shop}/`);
  const cards = page.locator('.product-grid atria-product-card');
  await cards.first().scrollIntoViewIfNeeded();
  await settled(page);
  await expect(cards.first().getByRole('group', { name: /^Määrä: / })).toBeHidden();
  const soldOut = cards.filter({ hasText: 'Tuote on juuri nyt loppuunmyyty' }).first();
  const [card, text] = await Promise.all([
    soldOut.boundingBox(),
    soldOut.getByText('Tuote on juuri nyt loppuunmyyty').boundingBox(),
  ]);
  if (!card || !text) throw new Error('No card is sold out.');
  // Over the lower edge of the picture, which is three quarters as high as it is wide.
  expect(text.y + text.height).toBeLessThanOrEqual(card.y + card.width * 0.75 + 1);
  expect(card.height).toBeLessThan(300);
});
