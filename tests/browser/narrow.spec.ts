import { expect } from '@playwright/test';
import { isAll } from '../support/ring';
import { faultsOfLayout } from './support/column';
import { siteOf } from './support/sites';
import { test } from './support/test';
import { settleAll } from './support/widgets';

/** A page of each kind the demo host has, as site and path. */
const pages = [
  ['', '/'],
  ['', '/tuotteet'],
  ['', '/reseptit'],
  ['', '/haku?q=kana'],
  ['', '/ajankohtaista'],
  ['', '/yhteystiedot/palaute'],
  ['lihakauppa.', '/tuotteet'],
  ['lihakauppa.', '/ostoskori'],
  ['ammattilaiset.', '/tuotteet'],
  ['ammattilaiset.', '/laitteet'],
  ['export.', '/products'],
  ['atriacom.', '/ajankohtaista'],
  ['ridderheimsse.', '/produkter'],
  ['mestariforsmanfi.', '/'],
  ['sibylla.', '/menu'],
] as const;

// 200 % of zoom in a window of 1280 px leaves 640 px for the page, each two screen pixels wide.
const windows = [
  { name: 'a window of 320 px', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: '200 % of zoom', viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
];

for (const [turn, { name, ...size }] of windows.entries())
  test.describe(`in ${name}`, () => {
    test.use(size);
    test('the page of a widget needs no scrolling sideways', async ({ page }) => {
      await page.goto('/widgets/counter');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        size.viewport.width,
      );
    });

    // All examples are tried in columns of 320 px: in the first ring a page in eight for each window.
    for (const [site, path] of pages.filter((_, at) => isAll || at % 8 === turn))
      test(`${site}${path} loses nothing and needs no scrolling sideways [IMP-24]`, async ({
        page,
      }) => {
        await page.goto(siteOf(site) + path);
        await settleAll(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          size.viewport.width,
        );
        // A carousel's buttons are over its slides, a list that scrolls, as intended.
        const faults = await faultsOfLayout(page);
        expect(faults.filter((fault) => !/^ul ".* lies over button /.test(fault))).toEqual([]);
      });
  });
