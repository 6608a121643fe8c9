import type { Locator, Page } from 'playwright';
import type { Figures } from './interleaved';
import type { Visitor } from './visitor';

interface Press {
  readonly name: string;
  /** The element that is pressed by mouse. */
  readonly target: (page: Page) => Locator;
  /** The key typed into it instead. */
  readonly key?: string;
  /** Whether it opens something that Escape closes again. */
  readonly opens?: boolean;
}

interface PressPage {
  readonly path: string;
  readonly site?: string;
  readonly presses: readonly Press[];
}

const recipes = 'atria-recipe-search';
const form = 'atria-retail-contact-form';
const shop = 'atria-shop-product-search';
const first = (selector: string) => (page: Page) => page.locator(selector).first();

/** The most frequent presses on the demo host's pages, in this order on a page each. */
export const pressPages: readonly PressPage[] = [
  {
    path: '/reseptit',
    presses: [
      { name: 'recipe facet', target: first(`${recipes} button[aria-pressed]`) },
      { name: 'dropdown', target: first(`${recipes} button[aria-haspopup]`) },
      { name: 'option of it', target: first(`${recipes} [role=option]`), opens: true },
      { name: 'letter in the search', target: first(`${recipes} input`), key: 'k' },
    ],
  },
  {
    path: '/yhteystiedot/palaute',
    presses: [
      { name: 'submit of an empty form', target: first(`${form} button[type=submit]`) },
      {
        name: 'calendar',
        target: first(`${form} button[aria-haspopup=dialog]`),
        opens: true,
      },
      { name: 'letter of a message', target: first(`${form} textarea`), key: 'k' },
      { name: 'kind of form', target: first(`${form} label:not([data-chosen]):has([type=radio])`) },
    ],
  },
  {
    path: '/tuotteet',
    site: 'lihakauppa',
    presses: [
      { name: 'plus in the shop', target: first(`${shop} [role=group] button:last-child`) },
      {
        name: 'buy',
        target: (page) =>
          page
            .locator(shop)
            .getByRole('button', { name: /^Lisää ostos/ })
            .first(),
      },
      {
        name: 'quick view',
        target: (page) => page.locator(shop).getByRole('button', { name: /^Pika/ }).first(),
        opens: true,
      },
    ],
  },
  { path: '/', presses: [{ name: 'menu', target: first('atria-header nav button') }] },
];

/** Where a page keeps the longest time from an interaction's event to the next paint. */
interface Kept {
  longest: number;
}

const watch = (page: Page) =>
  page.evaluate(() => {
    const kept = window as unknown as Kept;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) kept.longest = Math.max(kept.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The page is idle: earlier presses no longer count. */
const rest = async (page: Page) => {
  await page.waitForTimeout(500);
  await page.evaluate(() => Object.assign(window, { longest: 0 } satisfies Kept));
};

/** The time of the last press; shorter times cannot be measured. */
const longest = async (page: Page): Promise<number> => {
  // Entries appear some frames after their paint; a press that was painted within 16 ms has none.
  await page
    .waitForFunction(() => (window as unknown as Kept).longest > 0, undefined, { timeout: 1500 })
    .catch(() => {});
  await page.waitForTimeout(100);
  return page.evaluate(() => Math.max((window as unknown as Kept).longest, 16));
};

/** Milliseconds from each press of a page to the next paint, at a processor four times slower. */
export async function presses({ page, session }: Visitor, list: readonly Press[]) {
  await watch(page);
  // Not until all is ready: the naive bundle lacks some widgets of these pages.
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: Record<string, number> = {};
  for (const { name, target, key, opens } of list) {
    const at = target(page);
    await at.waitFor();
    await at.scrollIntoViewIfNeeded();
    if (key) await at.focus();
    else await at.hover();
    await rest(page);
    if (key) await page.keyboard.press(key);
    else await at.click({ delay: 30 });
    times[name] = await longest(page);
    if (opens) await page.keyboard.press('Escape');
  }
  return times satisfies Figures;
}
