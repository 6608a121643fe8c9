import { expect, test } from '@playwright/test';
import { settleAll, widgets } from './support/widgets';

const kinds = ['reset', 'bootstrap', 'globals', 'small-rem', 'rtl'];
// One never shows anything, the other nothing before it is asked for.
const silent = ['cart-sync', 'quick-view'];

for (const name of widgets.filter((one) => !silent.includes(one)))
  test(`${name} looks the same on hostile pages as on a neutral one [IMP-07]`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1000, height: 900 });
    const picture = async (kind: string) => {
      await page.goto(`/hostile/${kind}?widget=${name}`);
      await settleAll(page);
      await page.waitForLoadState('networkidle');
      // The captcha is the page's own: its script cannot work inside a shadow root.
      await page.evaluate(() => {
        for (const captcha of document.querySelectorAll('[slot=captcha]')) captcha.remove();
      });
      const tag = page.locator(`atria-${name}`).first();
      return tag.screenshot({ animations: 'disabled', caret: 'hide' });
    };
    const neutral = await picture('neutral');
    const different: string[] = [];
    for (const kind of kinds) if (!neutral.equals(await picture(kind))) different.push(kind);
    expect(different).toEqual([]);
  });
