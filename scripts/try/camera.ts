import type { Page } from 'playwright';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether all widgets in the window have painted their first data, and their pictures and fonts
 * have loaded; one that waits for ever has painted its placeholders.
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
  /** Whether the page makes a call that is never answered. */
  readonly waitsForEver?: boolean;
  /** The longest wait, in ms. */
  readonly timeout?: number;
}

/** Waits until a page no longer changes. */
export async function still(page: Page, { waitsForEver = false, ...most }: Waiting = {}) {
  await page.waitForFunction(isStill, waitsForEver, most);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The content of a box of the page, as a small WebP. */
export async function photograph(page: Page, box: Box, scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { ...box, scale },
  });
  return Buffer.from(data, 'base64');
}
