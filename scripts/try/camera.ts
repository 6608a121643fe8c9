import type { Page } from 'playwright';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * All widgets in the window have painted their first data, and their pictures and fonts are there;
 * one that waits for ever has painted the placeholder of its data.
 */
const isStill = (waitsForEver: boolean): boolean => {
  const all = [...document.querySelectorAll('*')].filter(
    (tag) =>
      tag.localName.startsWith('atria-') && tag.getBoundingClientRect().top < window.innerHeight,
  );
  const pictures = all.flatMap((tag) => [...(tag.shadowRoot?.querySelectorAll('img') ?? [])]);
  return (
    document.fonts.status === 'loaded' &&
    pictures.every(({ complete, loading }) => complete || loading === 'lazy') &&
    all.every(
      (tag) =>
        tag.matches(':state(ready)') ||
        (waitsForEver && tag.shadowRoot?.querySelector('[part=root] *')),
    )
  );
};

interface Waiting {
  /** The page asks for what is never answered. */
  readonly waitsForEver?: boolean;
  /** So long in ms it is waited for. */
  readonly timeout?: number;
}

/** Waits until a page stands still. */
export async function still(page: Page, { waitsForEver = false, ...most }: Waiting = {}) {
  await page.waitForFunction(isStill, waitsForEver, most);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** What is in a box of the page, as a small WebP. */
export async function photograph(page: Page, box: Box, scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { ...box, scale },
  });
  return Buffer.from(data, 'base64');
}
