import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { passed } from '../passed';
import { logIn, shot, startPost } from './steps';

/** Adds a picture with its alternative text to the media library, as an author may. */
const upload = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { wp } = window as unknown as { wp: { apiFetch(request: object): Promise<unknown> } };
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
    const file = await new Promise<Blob>((done) => canvas.toBlob((one) => one && done(one)));
    const body = new FormData();
    body.append('file', file, 'tehdas.png');
    body.append('alt_text', 'Ensimmäinen tehdas');
    await wp.apiFetch({ path: '/wp/v2/media', method: 'POST', body });
  });

async function tryPicture(browser: Browser, site: string): Promise<void> {
  const page = await logIn(browser, site, 'author');
  const form = await startPost(page, site, 'History timeline');
  await upload(page);
  await form.getByRole('button', { name: 'Add to: Items' }).click();
  await expect(form.getByLabel(/^Year/)).toBeFocused();
  await page.keyboard.type('1903');
  await form.getByRole('button', { name: 'Media library: Image' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('tab', { name: 'Media Library' }).click();
  await library.getByRole('checkbox', { name: 'tehdas', exact: true }).click();
  await shot(page, 'library');
  await library.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(form.getByLabel('Image', { exact: true })).toHaveValue(/uploads\/.*tehdas\.png$/);
  await expect(form.getByLabel('Image in words', { exact: true })).toHaveValue(
    'Ensimmäinen tehdas',
  );
  const preview = page.frameLocator('iframe[title="History timeline"]');
  await expect(preview.getByRole('img', { name: 'Ensimmäinen tehdas' })).toBeVisible();
  await shot(page, 'picture');
  passed('author: a picture of the media library, with its alternative text, is in a list’s entry');
  await page.close();
}

async function tryMistake(browser: Browser, site: string): Promise<void> {
  const page = await logIn(browser, site, 'author');
  const form = await startPost(page, site, 'History timeline');
  const notice = form.locator('.mistakes');
  await expect(notice).toContainText('Fill in: Items.');
  await form.getByRole('button', { name: 'Add to: Items' }).click();
  await expect(notice).toContainText('Items 1 is empty: fill it in, or remove it');
  await shot(page, 'missing');
  const other = await startPost(page, site, 'Search field');
  await other.getByLabel(/^Address of the search page/).fill('javascript:alert(1)');
  await expect(other.locator('.mistakes')).toContainText('leads nowhere: write');
  const preview = page.frameLocator('iframe[title="Search field"]');
  await expect(preview.getByText(/expected an address|leads nowhere/).first()).toBeVisible();
  await shot(page, 'mistake');
  await other.getByLabel(/^Address of the search page/).fill('/haku');
  await expect(other.locator('.mistakes')).toHaveCount(0);
  passed(
    'author: missing values and a wrong link are reported beside the form, until they are corrected',
  );
  await page.close();
}

async function tryKeyboard(browser: Browser, site: string): Promise<void> {
  const page = await logIn(browser, site, 'author');
  const form = await startPost(page, site, 'Card grid');
  for (const header of ['Kala', 'Pasta']) {
    await form.getByRole('button', { name: 'Add to: Cards' }).press('Enter');
    await form.getByLabel('Heading', { exact: true }).last().fill(header);
  }
  await form.getByRole('button', { name: 'Move down: Kala' }).press('Enter');
  await expect(form.getByRole('button', { name: 'Move up: Kala' })).toBeFocused();
  await shot(page, 'moved');
  await form.getByRole('button', { name: 'Remove: Pasta' }).press('Enter');
  await expect(form.getByRole('button', { name: '1 Kala', exact: true })).toBeFocused();
  passed('author: entries are moved and removed by keyboard, and the focus stays with them');
  await page.close();
}

async function tryFinnish(browser: Browser, site: string): Promise<void> {
  const page = await logIn(browser, site, 'kirjoittaja');
  const form = await startPost(page, site, 'Korttiruudukko');
  await expect(form.locator('.mistakes')).toContainText('Täytä: Kortit.');
  await expect(form.getByLabel('Otsikko', { exact: true })).toBeVisible();
  const columns = form.getByRole('group', { name: 'Palstat' }).getByRole('radio');
  await expect(columns).toHaveCount(3);
  await expect(form.getByRole('radio', { name: 'Neljä' })).toBeChecked();
  const preview = page.frameLocator('iframe[title="Korttiruudukko"]');
  await expect(preview.getByText('cards puuttuu').first()).toBeVisible();
  await form.getByRole('button', { name: 'Lisää: Kortit' }).click();
  await form.getByLabel('Otsikko', { exact: true }).last().fill('Kala');
  await shot(page, 'finnish');
  await page.close();
  passed(
    'author: an editor who writes in Finnish finds blocks, reads their forms and mistakes in Finnish',
  );
}

/** Tries an editor's work in the side bar of a block. */
export async function tryForm(browser: Browser, site: string): Promise<void> {
  await tryPicture(browser, site);
  await tryMistake(browser, site);
  await tryKeyboard(browser, site);
  await tryFinnish(browser, site);
}
