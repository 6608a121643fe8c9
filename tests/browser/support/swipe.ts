import { expect, type Page } from '@playwright/test';
import { fingerOf } from './dev-tools';
import { frames } from './widgets';

/** A way of a finger at one height, in CSS pixels of the window. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Waits for what the page does when it is touched. */
  readonly isTouched?: () => Promise<boolean>;
  /** Whether the page has followed: a busy one does so late, and would snap back on lifting. */
  readonly hasFollowed: () => Promise<boolean>;
}

/** Moves a finger over the page, and lifts it at rest: a thrown row would continue. */
export async function swipe(
  page: Page,
  { from, to, y, isTouched, hasFollowed }: Way,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = fingerOf(session);
  await touch('touchStart', { x: from, y });
  if (isTouched) await expect.poll(isTouched).toBe(true);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', { x: from + ((to - from) * step) / 8, y });
  await expect.poll(hasFollowed).toBe(true);
  await frames(page, 6);
  await touch('touchMove', { x: to, y });
  await touch('touchEnd');
  await session.detach();
}
