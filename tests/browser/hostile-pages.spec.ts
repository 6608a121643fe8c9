import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { settleAll, widgets } from './support/widgets';

/** Hostile styles, which come and go on one page: to load it anew takes longer than to look. */
const styles = ['reset', 'bootstrap', 'small-rem'];
// One never shows anything, the others nothing before they are asked for.
const silent = ['cart-sync', 'quick-view', 'overlay'];
/** What is fixed at the foot of the window, and has no box in the page. */
const bars = ['floating-buttons', 'recipe-banner'];

/** Gives the page a hostile style sheet while something is done. */
async function withStyle(page: Page, kind: string, act: () => Promise<void>): Promise<void> {
  const sheet = await page.addStyleTag({ url: `/host/hostile/${kind}.css` });
  await act();
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
}

/** Finds a widget that looks otherwise on a hostile page than on a neutral one. */
async function expectSame(page: Page, query: string, shown: (page: Page) => Locator, width = 1000) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  const open = async (kind: string) => {
    await page.goto(`/hostile/${kind}?widget=${query}`);
    await settleAll(page);
    await page.waitForLoadState('networkidle');
    // The captcha is the page's own: its script cannot work inside a shadow root.
    await page.evaluate(() => {
      for (const captcha of document.querySelectorAll('[slot=captcha]')) captcha.remove();
    });
  };
  const picture = () => shown(page).screenshot({ animations: 'disabled', caret: 'hide' });
  const info = test.info();
  const name = `${query.replace(/\W/g, '-')}-${info.repeatEachIndex}.png`;
  // On a busy machine the edge of an icon differs by a few of 255 steps from one load to the next.
  const asGood = { threshold: 0.05, maxDiffPixels: 0 };
  const expectGood = async (kind: string) =>
    expect.soft(await picture(), kind).toMatchSnapshot(name, asGood);

  await open('neutral');
  const neutral = info.snapshotPath(name);
  mkdirSync(dirname(neutral), { recursive: true });
  writeFileSync(neutral, await picture());
  for (const kind of styles) await withStyle(page, kind, () => expectGood(kind));
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectGood('rtl');
  // What stands there before our script does.
  await open('globals');
  await expectGood('globals');
}

for (const name of widgets.filter((one) => !silent.includes(one)))
  test(`${name} looks the same on hostile pages as on a neutral one [IMP-07]`, async ({ page }) => {
    test.setTimeout(120_000);
    const tag = page.locator(`atria-${name}`).first();
    if (bars.includes(name))
      await expectSame(page, name, () => tag.locator('[part=root] > *').first(), 600);
    else await expectSame(page, name, () => tag);
  });

test('so does a quick view that is open [IMP-07]', async ({ page }) => {
  test.setTimeout(120_000);
  await expectSame(page, 'quick-view&only=open', () => page.getByRole('dialog'));
});
