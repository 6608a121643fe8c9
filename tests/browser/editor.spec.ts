import { expect, type Page } from '@playwright/test';
import { limit } from '../../scripts/test/limits';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';
import { violations } from './support/violations';

const preview = (page: Page) => page.frameLocator('iframe[title$="in a page"]');
const snippet = (page: Page) =>
  page.getByRole('region', { name: 'Your snippet' }).locator('pre').first();

test('an editor finds a part, fills in its list, reads about a mistake and copies the snippet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const trouble = await watchTrouble(page);
  await page.goto('/editor/');
  const search = page.getByRole('searchbox', { name: 'What do you need?' });
  // A Finnish word finds it, too; the dialog that opens in the picture takes no focus.
  await search.fill('uutiskirjeikkuna');
  const tile = page.getByRole('listitem').filter({ hasText: 'Newsletter popup' });
  await expect(tile.locator('[data-shown=true]')).toBeVisible({ timeout: limit(30_000) });
  const picture = page.frameLocator('iframe[title="Newsletter popup"]');
  await expect(picture.getByRole('dialog', { includeHidden: true })).toBeAttached();
  await expect(search).toBeFocused();
  await search.fill('grid cards');
  await expect(page.getByText('1 part', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Card grid' }).click();

  // The form starts with the first example, which the page of the brand shows.
  await expect(preview(page).getByRole('heading', { name: 'Reseptit arkeen' })).toBeVisible();
  // The form is below the part's name, aligned with it.
  const edges = await page
    .locator('#fill :is(h1, form)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(edges).toEqual([32, 32]);
  await page.getByLabel('Heading', { exact: true }).fill('Syksyn maut');
  await page.getByRole('button', { name: 'Add to: Cards' }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-move]') })
    .last();
  await entry.getByLabel('Heading', { exact: true }).fill('Oma resepti');
  await entry.getByLabel('Link', { exact: true }).fill('www.atria.example/oma');
  await expect(preview(page).getByRole('heading', { name: 'Syksyn maut' })).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Oma resepti' })).toBeVisible();

  const mistake =
    'Cards 9, Link: "www.atria.example/oma" leads to a page of this site: write https://www.atria.example/oma';
  await expect(entry.getByText(mistake)).toBeVisible();
  await page.getByRole('button', { name: mistake }).click();
  await expect(entry.getByLabel('Link', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/oma');
  await expect(page.getByText('Everything is right')).toBeVisible();

  // By keyboard: the entry moves up, with the focus.
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

  // What was written is in the address: it is there after a reload, and in another language.
  await page.getByLabel('Heading', { exact: true }).first().fill('Syksyn parhaat');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const form = new URLSearchParams(link.split('?')[1]).get('form') ?? '';
  expect(Buffer.from(form, 'base64url').toString()).toContain('Syksyn parhaat');
  await expect(page).toHaveURL(link);
  await page.reload();
  await expect(page.getByLabel('Heading', { exact: true }).first()).toHaveValue('Syksyn parhaat');
  await page.getByRole('button', { name: 'Suomeksi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Korttiruudukko' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lisää: Kortit' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a pasted snippet with mistakes opens in the form, and each mistake is reported', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await page.setViewportSize({ width: 375, height: 812 });
  // The gallery's pictures do not matter here.
  await page.route(/preview\.html\?.*picture=/, (route) => route.abort());
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

  // The link back leads to the gallery, and the form's content is kept.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editor’s catalogue');
  await expect(page).toHaveTitle('Editor’s catalogue');
  expect(trouble).toEqual([]);
});

test('an editor sees a dialog that only visitors get, and again after it was closed', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/editor/#/newsletter-modal?brand=atriafi&language=fi&ui=en');
  // Its page is there, and is not loaded again.
  await expect(preview(page).getByText('Not shown to editors before')).toBeVisible();
  const window = preview(page).getByRole('dialog', { name: 'Lihamestarin kirje' });
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Show it open' }).click();
    await window.getByRole('button', { name: 'Sulje' }).first().click();
    await expect(window).toBeHidden();
  }
});

test('a letter and what it changes in the preview are in one picture', async ({ page }) => {
  await page.goto('/editor/#/card-grid?brand=jyvabroiler&language=fi&ui=en');
  await expect(preview(page).getByRole('heading', { name: 'Reseptit arkeen' })).toBeVisible();
  const shown = await page.getByLabel('Heading', { exact: true }).evaluate(async (field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'Arkeen');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // No task comes between, hence no picture.
    for (let turn = 0; turn < 50; turn++) await null;
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title$="in a page"]');
    const tag = frame?.contentDocument?.querySelector('#place atria-card-grid');
    const heading = tag?.shadowRoot?.querySelector('h2')?.textContent;
    await new Promise((resolve) => setTimeout(resolve));
    return { heading, event: frame?.contentWindow?.event };
  });
  // What comes later in that page is no key of the catalogue any more.
  expect(shown).toEqual({ heading: 'Arkeen', event: undefined });
});
