import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { minutes } from '../../scripts/test/limits';
import { isAll } from '../support/ring';
import { test } from './support/test';
import { allPictures, inGroups, movable, pageOf, settleAll, widgets } from './support/widgets';

/**
 * Hostile styles, all at once: what one of them affects, it affects among the others too, and each
 * run takes time. To find the cause of a failure, remove the others from this list.
 */
const styles = ['reset', 'bootstrap', 'small-rem'];
// One never shows anything, the others nothing before a visitor asks for them.
const silent = [
  'cart-sync',
  'quick-view',
  'overlay',
  'newsletter-popup',
  'newsletter-modal',
  'news-release-popup',
  'address-popup',
  'login',
];
/** Fixed elements at the bottom of the window, without a box in the page. */
const bars = ['floating-buttons', 'recipe-banner', 'delivery-bar'];
const shown = widgets.filter((name) => ![...silent, ...bars, 'header'].includes(name));
/**
 * The header stays at the top of the window, above others. What keeps the page's styles out is the
 * same in all: in the first ring every twelfth is looked at.
 */
const groups = isAll ? [['header'], ...inGroups(shown)] : [shown.filter((_, at) => at % 12 === 0)];

/** Adds the hostile styles to the page, and the other writing direction. */
async function makeHostile(page: Page): Promise<void> {
  for (const kind of styles) await page.addStyleTag({ url: `/showroom/hostile/${kind}.css` });
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
}

/** Finds a widget that looks different on a hostile page than on a neutral one. */
async function expectSame(
  page: Page,
  addressOf: (kind: string) => string,
  shown: Readonly<Record<string, Locator>>,
  width = 1000,
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  // A font that takes long is not used on that page, but on the next: pages would differ by it.
  await page.route('**/brands/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = (await response.text()).replaceAll('font-display:optional', 'font-display:swap');
    await route.fulfill({ response, body: sheet });
  });
  const open = async (kind: string) => {
    await page.goto(addressOf(kind));
    await settleAll(page);
    await page.waitForLoadState('networkidle');
    await movable(page);
    // The captcha belongs to the page: its script cannot work inside a shadow root.
    await page.evaluate(() => {
      for (const captcha of document.querySelectorAll('[slot=captcha]')) captcha.remove();
    });
    await allPictures(page);
  };
  /** Two equal pictures in a row: a loaded photo may be painted a moment later. */
  const pictureOf = async (tag: Locator) => {
    const take = () => tag.screenshot({ animations: 'disabled', caret: 'hide' });
    let last = await take();
    for (let next = await take(); !next.equals(last); next = await take()) last = next;
    return last;
  };
  const info = test.info();
  const fileOf = (name: string) => `${name}-${info.repeatEachIndex}.png`;
  // On a busy machine the edge of an icon differs by a few of 255 steps from one load to the next.
  const asGood = { threshold: 0.05, maxDiffPixels: 0 };
  const expectGood = async (kind: string) => {
    for (const [name, tag] of Object.entries(shown))
      await expect.soft(tag, `${name} on ${kind}`).toHaveScreenshot(fileOf(name), asGood);
  };

  await open('neutral');
  // All of the page is visible: sticky parts of a tall widget would move with the window.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  for (const [name, tag] of Object.entries(shown)) {
    const neutral = info.snapshotPath(fileOf(name));
    mkdirSync(dirname(neutral), { recursive: true });
    writeFileSync(neutral, await pictureOf(tag));
  }
  if (isAll) {
    await makeHostile(page);
    await expectGood(`${styles.join(', ')}, rtl`);
  }
  // What is there before our script runs; in the first ring with all the other hostilities.
  await open('globals');
  if (!isAll) await makeHostile(page);
  await expectGood(isAll ? 'globals' : `globals, ${styles.join(', ')}, rtl`);
}

test.setTimeout(minutes(4));

for (const group of groups)
  test(`look the same on hostile pages as on a neutral one: ${group.join(', ')} [IMP-07]`, ({
    page,
  }) => {
    const tags = group.map((name) => [name, page.locator(`atria-${name}`).first()]);
    return expectSame(page, (kind) => pageOf(group, kind), Object.fromEntries(tags));
  });

for (const name of bars)
  test(`${name} looks the same on hostile pages as on a neutral one [IMP-07]`, { tag: '@all' }, ({
    page,
  }) => {
    const bar = page.locator(`atria-${name}`).locator('[part=root] > *').first();
    return expectSame(page, (kind) => pageOf([name], kind), { [name]: bar }, 600);
  });

test('an open quick view looks the same on them, too [IMP-07]', { tag: '@all' }, ({ page }) =>
  expectSame(page, (kind) => `${pageOf(['quick-view'], kind)}&only=open`, {
    'quick-view-open': page.getByRole('dialog'),
  }),
);
