import type { Page } from 'playwright';

/** Pictures and fonts have come, and the widget shows its data or waits for ever. */
const isStill = (waitsForEver: boolean): boolean => {
  const tag = [...document.querySelectorAll('*')].find((one) => one.localName.startsWith('atria-'));
  const images = [...(tag?.shadowRoot?.querySelectorAll('img') ?? [])];
  return (
    document.fonts.status === 'loaded' &&
    images.every((image) => image.complete || image.loading === 'lazy') &&
    Boolean(
      tag?.matches(':state(ready)') ||
        (waitsForEver && tag?.shadowRoot?.querySelector('[part=root] *')),
    )
  );
};

/** The least time in ms in which nothing of a page moves, for what comes after its data. */
const restFor = 150;

/** A picture of a page as a whole once it stands still, as PNG. */
export async function takePicture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  await page
    .waitForFunction(isStill, address.includes(':never'), { timeout: 20_000 })
    // One that never stands still is compared as it is: the other build's may.
    .catch(() => {});
  let before = await page.screenshot({ fullPage: true, animations: 'disabled' });
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(restFor);
    const now = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}
