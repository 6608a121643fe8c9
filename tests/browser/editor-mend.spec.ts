import { expect } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { test } from './support/test';

const grid = (heading: string) =>
  `<atria-card-grid haeding="${heading}" onclick="document.title = 'run'"><script type="application/json">{"cards":[{"header":"Lihapullat","link":"www.atria.example/a"}]}</script></atria-card-grid>`;

test('a note of edit mode opens the catalogue with its tag in the form, and runs nothing of it', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults('files', 'calls');
  await openHostPage(page, {
    html: 'lang="en"',
    body: `<atria-newsletter-popup></atria-newsletter-popup>${grid('Arki')}`,
    script: 'data-edit-mode data-editor-url="/editor/" data-language="fi"',
  });
  const note = page.locator('atria-card-grid [data-atria-note]');
  const link = note.getByRole('link', { name: 'Correct it in the editor’s catalogue' });
  await expect(link).toBeVisible();
  // Where nothing is wrong there is nothing to correct.
  const notice = page.locator('atria-newsletter-popup [data-atria-note]');
  await expect(notice).toBeAttached();
  await expect(notice.getByRole('link')).toHaveCount(0);
  // The tag as it is when the link is followed.
  await page.evaluate(() =>
    document.querySelector('atria-card-grid')?.setAttribute('columns', 'two'),
  );
  const [editor] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(editor.getByRole('heading', { level: 1, name: 'Card grid' })).toBeVisible();
  await expect(editor.getByLabel('Heading', { exact: true })).toHaveValue('Arki');
  await expect(editor.getByRole('radio', { name: 'two' })).toBeChecked();
  await expect(editor.getByText('there is no "haeding"')).toBeVisible();
  await expect(editor.getByText('www.atria.example/a" leads to').first()).toBeVisible();
  await expect(
    editor.frameLocator('iframe').getByRole('heading', { name: 'Lihapullat' }),
  ).toBeVisible();
  expect(await editor.title()).not.toBe('run');
});
