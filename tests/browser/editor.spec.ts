import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { watchTrouble } from './support/host-page';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the catalogue itself; the frames hold pages that others look at. */
async function violations(page: Page): Promise<string[]> {
  // Playwright evaluates past the page's policy.
  await page.evaluate(source);
  const results = await page.evaluate(() => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return checker.run({ exclude: ['iframe'] }, { resultTypes: ['violations'], iframes: false });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

const preview = (page: Page) => page.frameLocator('iframe[title$="in a page"]');
const snippet = (page: Page) =>
  page.getByRole('region', { name: 'Your snippet' }).locator('pre').first();

test('an editor finds a part, fills in its list, is told of a mistake and copies the snippet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const trouble = await watchTrouble(page);
  await page.goto('/editor/');
  await page.getByRole('searchbox', { name: 'What do you need?' }).fill('grid cards');
  await expect(page.getByText('1 part', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Card grid' }).click();

  // The form begins as the first example, which the page of the brand shows.
  await expect(preview(page).getByRole('heading', { name: 'Reseptit arkeen' })).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).fill('Syksyn parhaat');
  await page.getByRole('button', { name: 'Add to: Cards' }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-move]') })
    .last();
  await entry.getByLabel('Header', { exact: true }).fill('Oma resepti');
  await entry.getByLabel('Link', { exact: true }).fill('www.atria.example/oma');
  await expect(preview(page).getByRole('heading', { name: 'Syksyn parhaat' })).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Oma resepti' })).toBeVisible();

  const mistake =
    'Cards 9, Link: given "www.atria.example/oma", expected https://www.atria.example/oma';
  await expect(entry.getByText(mistake)).toBeVisible();
  await page.getByRole('button', { name: mistake }).click();
  await expect(entry.getByLabel('Link', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/oma');
  await expect(page.getByText('All is well')).toBeVisible();

  // By keyboard: the entry goes up, and the focus with it.
  await entry.getByRole('button', { name: 'Move up: Oma resepti' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oma resepti is now number 8.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move up: Oma resepti' })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await snippet(page).textContent());
  expect(copied).toMatch(/"Oma resepti"[^}]*"link": "\/oma"[\s\S]*"Tortillavuoka"/);

  // What was written is in the address: it is there after a reload, in another language too.
  await expect(page).toHaveURL(/form=/);
  await page.reload();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Syksyn parhaat');
  await page.getByRole('button', { name: 'Suomeksi' }).click();
  await expect(page.getByRole('button', { name: 'Lisää: Cards' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a pasted snippet with mistakes opens in the form, and each mistake is told', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await page.setViewportSize({ width: 375, height: 812 });
  // The gallery's pictures are not what this is about.
  await page.route(/\/widgets\/.*only=/, (route) => route.abort());
  await page.goto('/editor/#/?brand=goohse&language=se');
  await page.getByRole('button', { name: 'Open a snippet' }).click();
  await page.getByRole('textbox', { name: 'Your snippet' }).fill(
    `<atria-counter value="5" onclick="alert(1)" />
<p><img src=x onerror="document.title='run'"></p>
<atria-cardgrid haeding="Recept">
<script type="application/json">{ “cards”: [{ “title”: “Köttbullar” }] }</script>
</atria-cardgrid>`,
  );
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('2 parts were found')).toBeVisible();
  await page.getByRole('button', { name: 'Edit this: Card grid' }).click();
  for (const told of [
    '<atria-cardgrid> is no widget; did you mean <atria-card-grid>?',
    'there is no "haeding"; did you mean heading?',
    'line 1, column 3: the curly quote “',
    'there is no "title"; did you mean header?',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Recept');
  await expect(preview(page).getByRole('heading', { name: 'Köttbullar' })).toBeVisible();
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'en');
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
  expect(await violations(page)).toEqual([]);

  // The way back leads to the gallery, and what was there is kept.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editor’s catalogue');
  expect(await page.title()).toBe('Editor’s catalogue');
  expect(trouble).toEqual([]);
});
