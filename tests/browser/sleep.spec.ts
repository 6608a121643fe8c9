import { expect } from '@playwright/test';
import { watchTrouble } from './support/host-page';
import { siteOf } from './support/sites';
import { test } from './support/test';

for (const [width, height] of [
  [375, 700],
  [1280, 900],
] as const)
  test(`a page at ${width} px that is only read runs React for nothing that sleeps, until a press [SRV-09]`, async ({
    page,
  }) => {
    const trouble = await watchTrouble(page);
    await page.setViewportSize({ width, height });
    await page.goto(`${siteOf()}/?prerender=on`);
    const asleep = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*:state(ready)')]
          .filter((one) => one.shadowRoot?.querySelector('link[data-atria-made]'))
          .map(({ localName }) => localName.slice(6)),
      );
    // The tabs of a wide window follow the scroll.
    const all = ['card-grid', 'newsletter-form'];
    await expect.poll(asleep).toEqual(width < 1025 ? ['header', ...all] : all);
    const field = page.locator('atria-newsletter-form').getByRole('textbox').first();
    await field.fill('maija@example.com');
    await expect(field).toHaveValue('maija@example.com');
    expect(await asleep()).not.toContain('newsletter-form');
    expect(await asleep()).toContain('card-grid');
    if (width < 1025) {
      await page.locator('atria-header').getByRole('button', { name: 'Avaa valikko' }).click();
      await expect(page.locator('atria-header').getByRole('dialog')).toBeVisible();
    }
    expect(trouble).toEqual([]);
  });
