import { expect, type Page } from '@playwright/test';

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
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  if (isTouched) await expect.poll(isTouched).toBe(true);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await expect.poll(hasFollowed).toBe(true);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await touch('touchMove', to);
  await touch('touchEnd');
  await finger.detach();
}
