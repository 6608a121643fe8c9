import { expect } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { hostileToPaper, printedBy, silencePrint } from './support/printed';
import { siteOf } from './support/sites';
import { test } from './support/test';
import { settleAll, settled } from './support/widgets';

test('paper has the value of a counter that was never in view [CONT-03]', async ({ page }) => {
  await openHostPage(page, {
    body: '<p style="height:300vh">Alku</p><atria-counter value="1903"></atria-counter>',
  });
  const shown = page.locator('atria-counter p');
  await expect(shown).toHaveText(['0', '1903']);
  await page.emulateMedia({ media: 'print' });
  await expect(shown.first()).toBeHidden();
  const size = await shown.last().evaluate((one) => one.getBoundingClientRect().height);
  expect(size).toBeGreaterThan(20);
});

test('paper has each brand of a looping row once', async ({ page }) => {
  await page.goto('/widgets/brand-carousel?only=default');
  await settleAll(page);
  const names = () =>
    page
      .locator('atria-brand-carousel img:visible')
      .evaluateAll((logos) => logos.map((one) => (one as HTMLImageElement).alt));
  expect((await names()).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  const printed = await names();
  expect(printed).toEqual([...new Set(printed)]);
});

for (const [site, path] of [
  ['', '/reseptit/helppo-makaronilaatikko'],
  ['ammattilaiset.', '/reseptit/kermainen-broilerikeitto'],
] as const)
  test(`a recipe of ${site || 'the main site'} is one sheet, with a small picture and no other dishes`, async ({
    page,
  }) => {
    await page.goto(siteOf(site) + path);
    await settleAll(page);
    await expect(page.getByRole('button', { name: 'Tulosta resepti' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('atria-card-grid')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Tulosta resepti' })).toBeHidden();
    const picture = await page.locator('.article-picture').boundingBox();
    // 6 cm.
    expect(picture?.width).toBeLessThan(228);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

const recipe = {
  Yield: '10',
  PortionSize: '250',
  PortionUnit: 'g',
  Steps: [{ Heading: 'Kastike', Ingredients: [{ Name: 'Jauheliha', Amount: '2', Unit: 'kg' }] }],
};
const order = {
  id: '10024',
  lineItems: [{ code: 'LK1', productId: '1', name: 'Entrecôte', quantity: 2, linePrice: '45,80' }],
  total: '45,80',
};
const printed = [
  {
    tag: 'portion-calculator',
    data: { recipe },
    button: 'Tulosta resepti',
    isAll: /^Host\s+Annoslaskuri\s.*Kastike\s.*\sJauheliha\s+4,000\s+kg$/s,
  },
  {
    tag: 'order-confirmation',
    data: { order },
    button: 'Tulosta',
    isAll: /^Kiitos tilauksesta!.*10024.*2 ×\s+Entrecôte\s+45,80 €.*45,80 €$/s,
  },
] as const;

for (const { tag, data, button, isAll } of printed)
  test(`${tag} alone is printed by its button, in its present state, and the page is as before`, async ({
    page,
  }) => {
    await silencePrint(page);
    const child = `<script type="application/json">${JSON.stringify(data)}</script>`;
    const body = hostileToPaper.around(`<atria-${tag}>${child}</atria-${tag}>`);
    await openHostPage(page, { head: hostileToPaper.head, body });
    await settled(page);
    const before = await page.evaluate(() => document.body.outerHTML);
    const portions = page.getByRole('spinbutton', { name: 'Annosten määrä', includeHidden: true });
    if (tag === 'portion-calculator') await portions.fill('20', { force: true });
    const shown = await printedBy(
      page,
      page.getByRole('button', { name: button, includeHidden: true }),
    );
    expect(shown).toEqual([expect.stringMatching(isAll)]);
    const field = page.locator('[data-atria-print] input').first();
    if (tag === 'portion-calculator') await expect(field).toHaveValue('20');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(before);
  });
