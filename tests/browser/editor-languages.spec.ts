import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type UiLanguage, uiLanguages } from '../../editor/ui-languages';
import { root, widgetFile } from '../../scripts/shared/widget-files';
import { langAttribute } from '../../src/core/page/language';
import { sayIn, type WordsRow, wordsRows } from '../../src/read/words-table';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';
import { violations } from './support/violations';

const rowsOf = (file: string): readonly WordsRow[] => wordsRows(readFileSync(file, 'utf8'));
const fileOf = (name: string) => widgetFile(name, 'words').replace(/ts$/, 'tsv');
const own = rowsOf(join(root, 'editor/editor.words.tsv'));
const shared = rowsOf(join(root, 'src/catalogue/shared.words.tsv'));
const ofGrid = [...rowsOf(fileOf('card-grid')), ...shared];
const all = readdirSync(join(root, 'src/widgets')).flatMap((name) => rowsOf(fileOf(name)));

/** All texts that the catalogue has only in English: its own and the words of all widgets. */
function englishOnly(ui: UiLanguage): ReadonlySet<string> {
  const words = [...own, ...all, ...shared].filter((row) => row[ui] !== row.en).map(({ en }) => en);
  const alike = new Set([...all, ...shared].map((row) => row[ui]));
  return new Set(words.filter((one) => !alike.has(one)));
}

/** The lines of the page that are in English. */
async function englishOn(page: Page, ui: UiLanguage): Promise<readonly string[]> {
  const english = englishOnly(ui);
  const said = await page.locator('body').innerText();
  const options = await page.locator('option').allTextContents();
  return [...said.split('\n'), ...options]
    .map((line) => line.trim())
    .filter((line) => english.has(line));
}

const wanted: Readonly<Record<UiLanguage, string>> = {
  fi: 'reseptinostot',
  se: 'kort rutnät',
  en: 'grid cards',
};

for (const ui of uiLanguages)
  for (const width of [375, 1280])
    test(`the gallery in the language ${ui} at ${width} px`, {
      tag: ui === 'se' && width === 375 ? [] : '@all',
    }, async ({ page }) => {
      const trouble = await watchTrouble(page);
      const t = sayIn(own, ui, langAttribute(ui));
      const said = (what: string, english?: string) =>
        ofGrid.find((row) => row.what === what && (!english || row.en === english))?.[ui] ?? '';
      const steps = async () => {
        if (ui !== 'en') expect(await englishOn(page, ui)).toEqual([]);
        expect(await violations(page)).toEqual([]);
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        expect(isWider).toBe(false);
      };
      await page.setViewportSize({ width, height: 900 });
      // The gallery's pictures do not matter here.
      await page.route(/preview\.html\?.*picture=/, (route) => route.abort());
      await page.goto(`/editor/#/?ui=${ui === 'en' ? 'fi' : 'en'}`);
      const names = { fi: 'Suomeksi', se: 'På svenska', en: 'In English' };
      await page.getByRole('button', { name: names[ui] }).press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', langAttribute(ui));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('name'));
      await steps();

      await page.getByRole('searchbox', { name: t('search') }).fill(wanted[ui]);
      await expect(page.getByRole('button', { name: said('title') }).first()).toBeVisible();
      expect(trouble).toEqual([]);
    });
