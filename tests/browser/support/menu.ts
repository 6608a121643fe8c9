import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './widgets';

export const cardsOf = (page: Page, day: string) => page.locator(`[data-day=${day}] [data-key]`);
export const namesOf = (page: Page, day: string) =>
  cardsOf(page, day).evaluateAll((cards) => cards.map(({ textContent }) => textContent));

export async function edit(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: 'Muokkaa listaa' }).click();
  await expect(cardsOf(page, 'monday').first()).toBeVisible();
}

/** A point on the name of a card, which is not one of its buttons. */
export async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not shown');
  return { x: box.x + box.width / 2, y: box.y + 24 };
}

export const isDragging = (page: Page) => expect(page.locator('[data-overlay]')).toBeVisible();
export const isNotDragging = (page: Page) => expect(page.locator('[data-overlay]')).toHaveCount(0);
