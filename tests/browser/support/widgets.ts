import type { Locator, Page } from '@playwright/test';
import { widgetNames } from '../../../scripts/shared/widget-files';

/** The widgets of the bundle, found in the same way as everywhere. */
export const widgets = widgetNames();

/** Waits until the page's widget shows something, at least the placeholder of its data. */
export const rendered = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('*')].some(
      (tag) => tag.localName.startsWith('atria-') && tag.shadowRoot?.querySelector('[part=root] *'),
    ),
  );

/** Waits until every widget in view has painted its first data, or its failure. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('atria-'),
    );
    return tags
      .filter((tag) => tag.getBoundingClientRect().top < window.innerHeight)
      .every((tag) => tag.matches(':state(ready)'));
  });

/** Opens a page, in a window of that width if one is said, and waits for its widgets in view. */
export async function openPage(page: Page, address: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await settled(page);
}

/** Waits for so many frames: after two, what was under way has been painted. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);

/** Waits until the page has loaded a file, by a part of its name. */
export const loaded = (page: Page, file: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    file,
  );

/** Waits until rows of slides can be moved: the code for it lays them out again. */
export const movable = (page: Page) =>
  page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('*')].filter((tag) =>
      tag.shadowRoot?.querySelector('section[aria-roledescription]'),
    );
    const files = performance.getEntriesByType('resource');
    return rows.length === 0 || files.some(({ name }) => name.includes('slide-motion'));
  });

/**
 * Goes to widgets that may be far below: they first show placeholders, so a part of them can be
 * scrolled to or measured only once they have settled.
 */
export async function reach(widget: Locator): Promise<void> {
  await widget.first().scrollIntoViewIfNeeded();
  await settled(widget.page());
}

/** Loads every widget of a page, also those far below. */
export async function settleAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const tag of document.querySelectorAll('*')) {
      if (!tag.localName.startsWith('atria-')) continue;
      tag.scrollIntoView();
      await new Promise<void>((resolve) => {
        const look = () => (tag.matches(':defined') ? resolve() : void requestAnimationFrame(look));
        look();
      });
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('atria-'))
      .every((tag) => tag.matches(':state(ready)')),
  );
}

/** Waits for all pictures, including lazy ones. */
export const allPictures = (page: Page) =>
  page.waitForFunction(() => {
    const picturesIn = (root: ParentNode): HTMLImageElement[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one instanceof HTMLImageElement ? [one] : []),
        ...(one.shadowRoot ? picturesIn(one.shadowRoot) : []),
      ]);
    const all = picturesIn(document);
    for (const one of all) one.loading = 'eager';
    return all.every(({ complete }) => complete);
  });

/** Widgets in groups that share a page: loading a page takes longer than checking a widget. */
export const inGroups = (names: readonly string[], size = 8): string[][] =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, at) =>
    names.slice(at * size, (at + 1) * size),
  );

/** The address of a plain page with the first example of each of these widgets. */
export const pageOf = (names: readonly string[], kind = 'neutral'): string =>
  `/hostile/${kind}?${names.map((name) => `widget=${name}`).join('&')}`;
