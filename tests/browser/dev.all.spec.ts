import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { minutes } from '../../scripts/test/limits';
import { copyOfProject, type ProjectCopy } from './support/project-copy';
import { type StartedScript, startScript } from './support/start-script';
import { test } from './support/test';

// One server for all; it tells every page what has changed.
test.describe.configure({ mode: 'default' });

let server: StartedScript;
let address: string;
let copy: ProjectCopy;

/** `npm run dev`, in a copy of the project. */
test.beforeAll(async () => {
  test.setTimeout(minutes(10));
  copy = copyOfProject();
  server = await startScript('scripts/dev.ts', copy.folder);
  address = server.address;
});
test.afterAll(() => {
  server.stop();
  copy.remove();
});

/** Changes a file of the copy, with `from` in it replaced by `to`. */
function change(file: string, from: string, to: string): void {
  const path = join(copy.folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  // In one step, as editors write: a server that reads half a file shows a page without the view.
  writeFileSync(`${path}.new`, before.replace(from, to));
  renameSync(`${path}.new`, path);
}

/**
 * Loads a page, or reloads it by a change, and waits for its connection to the server: one that is
 * not connected yet hears of no change, and Vite reloads one whose first connection fails.
 */
async function loaded(page: Page, by: () => unknown): Promise<void> {
  const connected = page.waitForEvent('console', (one) => one.text() === '[vite] connected.');
  await by();
  await connected;
}

/** Marks the document; a reloaded page has no mark. */
const mark = (page: Page) =>
  page.evaluate(() => void document.documentElement.classList.add('old'));
const isMarked = (page: Page) => expect(page.locator('html.old'), server.output()).toHaveCount(1);
const isLoadedAnew = (page: Page) => expect(page.locator('html:not(.old)')).toHaveCount(1);

test('a changed view shows in the open page, and keeps what a visitor has opened', async ({
  page,
}) => {
  const view = 'src/widgets/navigation-accordion/navigation-accordion.tsx';
  const backup = join(copy.folder, `${view}.bak`);
  writeFileSync(backup, 'a copy that an editor keeps');
  await loaded(page, () => page.goto(`${address}/widgets/navigation-accordion?only=default`));
  const menu = page.locator('atria-navigation-accordion');
  await expect(page.locator('atria-navigation-accordion:state(ready)')).toHaveCount(1);
  const toggle = menu.getByRole('button').first();
  const before = await toggle.getAttribute('aria-expanded');
  await mark(page);
  writeFileSync(backup, 'what it keeps now');
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-expanded', `${before}`);
  change(view, '<Headed heading={heading}', '<Headed heading="Muutettu"');
  await expect(menu.getByRole('heading', { name: 'Muutettu' })).toBeVisible();
  await isMarked(page);
  await expect(toggle).not.toHaveAttribute('aria-expanded', `${before}`);
});

test('a page is reloaded for a changed contract, example, page or content of the host', async ({
  page,
}) => {
  await loaded(page, () => page.goto(`${address}/widgets/counter?only=default`));
  const counter = page.locator('atria-counter');
  await expect(counter.getByText('1903')).toHaveCount(2);
  await mark(page);
  const examples = 'src/widgets/counter/counter.examples.ts';
  await loaded(page, () => change(examples, 'value: 1903', 'value: 1904'));
  await expect(counter.getByText('1904')).toHaveCount(2);
  await isLoadedAnew(page);

  await mark(page);
  const contract = 'src/widgets/counter/counter.contract.ts';
  await loaded(page, () => change(contract, 'height: { 0: 110,', 'height: { 0: 777,'));
  await isLoadedAnew(page);
  const sheet = await page.request.get(
    await page.locator('link[href$="atria.css"]').evaluate((link: HTMLLinkElement) => link.href),
  );
  expect(await sheet.text()).toContain('777px');

  await loaded(page, () => page.goto(address));
  await loaded(page, () =>
    change('demo-host/pages/any/layout.html', '<body', '<body data-changed'),
  );
  await expect(page.locator('body[data-changed]')).toHaveCount(1);
  change('stand-in/data/navigation/atriafi.fi.tsv', 'below\tAtria-yhtiö', 'below\tMuutettu');
  await expect(page.getByRole('link', { name: 'Muutettu' })).toBeVisible();
});

test('the sources can be debugged: their names, their maps, React’s development build', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (one) => scripts.push(one.url()));
  await page.goto(`${address}/widgets/counter?only=default`);
  await expect(page.locator('atria-counter:state(ready)')).toHaveCount(1);
  const view = scripts.find((one) => /counter\/counter\.tsx/.test(one)) ?? '';
  const code = await (await page.request.get(view)).text();
  expect(code).toContain('export function Counter(');
  expect(code).toContain('//# sourceMappingURL=');
  expect(code).toContain('jsxDEV(');
});
