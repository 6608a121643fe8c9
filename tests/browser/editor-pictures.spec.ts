import { expect, type Page } from '@playwright/test';
import { openHostPage } from './support/host-page';
import { test } from './support/test';

/** A picture of one pixel. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const servePictures = (page: Page) =>
  page
    .context()
    .route('**/kuvat/**', (route) =>
      route.request().url().includes('ei-ole')
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'image/gif', body: dot }),
    );

const item = (image: string, imageAlt: string) => ({
  ...{ year: '1903', heading: 'Alku', text: 'Näin se alkoi.', image, imageAlt },
});

test('edit mode reports pictures that are missing, small, or without alternative text', async ({
  page,
  expectFaults,
}) => {
  expectFaults('files', 'calls', /\/kuvat\/ei-ole/);
  await servePictures(page);
  const items = [item('/kuvat/ei-ole.jpg', 'Talo'), item('/kuvat/pieni.jpg', '')];
  await openHostPage(page, {
    html: 'lang="en"',
    body: `<atria-history-timeline><script type="application/json">${JSON.stringify({ items })}</script></atria-history-timeline>`,
    script: 'data-edit-mode',
  });
  const panel = page.locator('[data-atria-help]');
  await panel.locator('summary').first().click();
  await expect(panel).toContainText('items 1, image: there is no picture at /kuvat/ei-ole.jpg');
  await expect(panel).toContainText(
    'items 2, image: the picture is 1 pixels wide and blurred here',
  );
  // In place, and no problem of the page: it may be decorative.
  const note = page.locator('atria-history-timeline [data-atria-note]');
  await expect(note).toContainText('items 2, imageAlt is empty');
  await expect(panel).not.toContainText('imageAlt');
});

test('a picture comes from the content system’s library, and a small one is reported at its field', async ({
  page,
  context,
}) => {
  await servePictures(page);
  await page.route('**/editor/settings.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), pickPicture: '/library.html?site=1' },
    });
  });
  await context.route('**/library.html?site=1&kind=picture', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Library</title><button>Choose</button><script>
        document.querySelector('button').onclick = () => opener.postMessage(
          { type: 'atria-file', url: '/kuvat/pieni.jpg', alt: 'Tehdas' }, location.origin);
      </script>`,
    }),
  );
  await page.goto('/editor/#/history-timeline?brand=atriafi&language=fi&ui=en');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('An empty form');
  await page.getByRole('button', { name: 'Add to: Items' }).click();
  const [library] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Media library: Image' }).click(),
  ]);
  // What was typed meanwhile stays.
  await page.getByRole('textbox', { name: /^Year/ }).fill('1903');
  await library.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByLabel('Image', { exact: true })).toHaveValue('/kuvat/pieni.jpg');
  await expect(page.getByLabel('Image in words', { exact: true })).toHaveValue('Tehdas');
  await expect(page.getByRole('textbox', { name: /^Year/ })).toHaveValue('1903');
  await expect(page.getByText('The picture is only 1 pixels wide')).toBeVisible();
  await expect.poll(() => library.isClosed()).toBe(true);
});
