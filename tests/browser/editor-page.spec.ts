import { expect, type Page } from '@playwright/test';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';
import { violations } from './support/violations';

const preview = (page: Page) => page.frameLocator('iframe[title="A whole page in a page"]');
const part = (page: Page, name: string) => page.getByRole('button', { name: `Edit: ${name}` });
const address = '/editor/#/page?brand=atriafi&language=en&ui=en';

const pasted = `<!doctype html>
<html lang="fi">
<head>
  <script type="module" src="https://cdn.example.org/atria/0.1.0/atria.js" data-brand="jyvabroiler" data-language="fi"></script>
</head>
<body>
<main>
  <!-- Kampanja 2026: ei saa poistaa -->
  <h1 class="otsikko">Tervetuloa</h1>
  <script>document.title = 'run';</script>
  <img src=x onerror="document.title = 'run'">
  <atria-counter value="5" label="vuotta"></atria-counter>
  <section class="atria-band">
    <atria-card-grid block-id="7" heading="Reseptit"></atria-card-grid>
  </section>
  <script type="application/json" data-atria-block="7">{ "cards": [{ "header": "Lihapullat", "link": "/a" }] }</script>
</main>
</body>
</html>
`;

/** Pastes a page, and opens its list. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or paste your page' }).fill(text);
  await page.getByRole('button', { name: 'Show its parts' }).click();
}

const copied = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Copy the whole page' }).click();
  await expect(page.getByText('Copied.').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

test('a pasted page comes back unchanged, and one edited part alone differs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const trouble = await watchTrouble(page);
  await page.goto(address);
  await paste(page, pasted);
  // The page's own brand and language, and its data, which are elsewhere in it.
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('jyvabroiler');
  await expect(preview(page).getByRole('heading', { name: 'Tervetuloa' })).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Lihapullat' })).toBeVisible();
  await expect(page.getByText('The preview does not show')).toContainText('onerror');
  expect(await copied(page)).toBe(pasted);

  await part(page, 'Counter vuotta').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeFocused();
  await page.getByLabel('Value', { exact: true }).fill('120');
  await expect(preview(page).getByText('120')).toBeVisible();
  await page.goBack();
  await expect(part(page, 'Counter vuotta')).toBeFocused();
  const counter = '<atria-counter value="5" label="vuotta">';
  expect(await copied(page)).toBe(pasted.replace(counter, counter.replace('5', '120')));

  // A reload loses nothing, not even the history.
  await page.reload();
  await page.getByRole('button', { name: 'Undo: a change' }).click();
  expect(await copied(page)).toBe(pasted);
  // Nothing of it ran, here or in the preview.
  await expect(page).not.toHaveTitle('run');
  await expect(preview(page).getByRole('heading', { name: 'Tervetuloa' })).toBeVisible();
  expect(
    await preview(page)
      .locator('html')
      .evaluate((html) => html.ownerDocument.title),
  ).toBe('Preview');
  expect(trouble).toEqual([]);
});

test('by keyboard alone a page is started, its parts are moved, copied, removed and added, and each step is announced', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Contact', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const said = page.locator('p[role=status].unseen');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Move down: Contact cards: Sales near you');
  await expect(said).toHaveText('Contact cards: Sales near you is now number 4 of 7.');
  await expect(
    page.getByRole('button', { name: 'Move down: Contact cards: Sales near you' }),
  ).toBeFocused();
  // Its ring lies above the buttons beside it.
  await expect(page.locator('.entry-buttons :focus')).toHaveCSS('position', 'relative');
  await press('Make a copy: Contact cards: Sales near you');
  await expect(said).toHaveText('A copy of Contact cards: Sales near you is now number 5.');
  await press('Remove: Heading: Often asked');
  await expect(said).toHaveText('Heading: Often asked was removed.');
  await expect(part(page, 'Contact cards Sales near you').first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Redo: a removal' })).toBeVisible();
  await press('Undo: a copy');
  await expect(said).toHaveText('Undone: a copy.');
  await press('Undo: a move');
  await expect(page.locator('[data-part="2"] .entry-name')).toHaveAccessibleName(
    'Edit: Contact cards Sales near you',
  );

  await press('Add below: Heading: Contact us');
  await page.getByRole('searchbox', { name: 'What do you want to add?' }).fill('video modal');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Video modal was added as number 2.');
  await expect(page.locator('[data-part="1"] .entry-name')).toBeFocused();
  await expect(preview(page).locator('atria-video-modal')).toBeAttached();

  // A heading's text is a field, and changes the page.
  await part(page, 'Heading Contact us').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Text', { exact: true }).fill('Talk to us');
  await expect(preview(page).getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a part is dragged to another place, in one step', async ({ page }) => {
  const trouble = await watchTrouble(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const line = (at: number) => page.locator(`[data-part="${at}"]`);
  const name = await line(0).locator('strong').textContent();
  await line(0)
    .locator('.part-grip')
    .dragTo(line(3), { targetPosition: { x: 40, y: 50 } });
  await expect(line(3).locator('strong')).toHaveText(`${name}`);
  await expect(line(3).locator('.entry-name')).toBeFocused();
  await expect(page.locator('p[role=status].unseen')).toContainText('is now number 4 of 7.');
  await page.getByRole('button', { name: 'Undo: a move' }).click();
  await expect(line(0).locator('strong')).toHaveText(`${name}`);
  await expect(page.getByRole('button', { name: /^Undo: a move/ })).toHaveCount(0);
  expect(trouble).toEqual([]);
});

for (const ui of ['fi', 'en'])
  test(`the page view fits a phone and has no barriers, in ${ui}`, {
    tag: ui === 'fi' ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`/editor/#/page?brand=atriafi&language=${ui}&ui=${ui}`);
    const isWider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    await expect(page.locator('.ready button').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.locator('.ready button').first().click();
    await expect(page.frameLocator('iframe').locator('atria-card-grid')).toBeAttached();
    expect(await violations(page)).toEqual([]);
    expect(await isWider()).toBe(false);
    for (const button of await page.locator('.part button').all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.locator('.part .entry-name').first().click();
    await expect(page.locator('.workbench-form form').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await isWider()).toBe(false);
  });

test('a whole page opened as a snippet leads to the page view', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/editor/#/counter?brand=atriafi&language=fi&ui=en');
  await page.getByRole('button', { name: 'Open a snippet' }).click();
  await page.getByRole('textbox', { name: 'Your snippet' }).fill(pasted);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Edit a whole page' }).click();
  await expect(part(page, 'Card grid Reseptit')).toBeVisible();
});
