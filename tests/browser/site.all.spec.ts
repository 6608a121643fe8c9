import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { asNpm } from '../../scripts/shared/tool';
import { minutes } from '../../scripts/test/limits';
import { held } from '../support/held';
import { type StaticHost, serveStatic } from './support/static-host';
import { test } from './support/test';
import { waitingScripts } from './support/top-level-await';
import { settled } from './support/widgets';

// One small site for all tests: its build takes longer than what they do with it.
test.describe.configure({ mode: 'serial', timeout: minutes(5) });

const folder = mkdtempSync(join(tmpdir(), 'atria-site-'));
let host: StaticHost;
let built = '';

test.beforeAll(async () => {
  const args = ['run', '--silent', 'build:site', '--', folder, '--brands=jyvabroiler,lihakauppa'];
  built = (await promisify(execFile)('npm', args, asNpm)).stdout;
  host = await serveStatic(folder, '/x/y/');
});
test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

/** The browser ends the worker, as it does with one that has had nothing to do for a while. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  // Not detached: while a worker ends, Chromium may never answer that.
}

const go = (page: Page, path: string) => page.goto(host.address + path);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the build follows every link of the site that it has written', () => {
  expect(built).toMatch(/✓ .* pages, every link leads somewhere/);
});

test('no script of it has a top-level await', () => {
  expect(waitingScripts(folder)).toEqual([]);
});

/** The calls that went past the worker to the host, which has no back end. */
const lostCalls = () => host.lost.filter((path) => path.startsWith('/api/'));

test('the calls of a first visit wait for the worker, and no other address is asked', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(new URL(host.address).origin)) elsewhere.push(url);
  });
  // Whatever comes first: the worker is there only after a call has been made.
  const [isIn, letIn] = held();
  host.waits.set('worker.js', isIn);
  await go(page, 'sites/lihakauppa/tuotteet/');
  await page.evaluate(() => {
    const called = fetch('/api/lk/customer').then(({ status }) => status);
    Object.assign(window, { called });
  });
  letIn();
  expect(await page.evaluate(() => (window as unknown as { called: Promise<number> }).called)).toBe(
    200,
  );
  await settled(page);
  await expect(page.locator('atria-shop-product-search').getByRole('link').first()).toBeVisible();
  expect([...lostCalls(), ...elsewhere]).toEqual([]);
});

test('a search finds pages of the site, and fails by ?fault= as in the demo host', async ({
  page,
  expectFaults,
}) => {
  expectFaults('calls');
  await go(page, 'sites/jyvabroiler/tuotteet/?q=filee');
  const list = page.locator('atria-product-search');
  const hit = list.getByRole('link', { name: /filee/i }).first();
  await expect(hit).toHaveAttribute('href', /^\/x\/y\/sites\/jyvabroiler\/.+\/$/);
  await hit.click();
  await expect(page.locator('main h1')).toContainText(/filee/i);
  await go(page, 'sites/jyvabroiler/tuotteet/?q=nakki&fault=search:500');
  await expect(list.getByText(/virhe/i).first()).toBeVisible();
});

test('a visitor buys on a brand’s site to the confirmation, though the worker is ended on the way', async ({
  page,
}) => {
  await go(page, 'sites/jyvabroiler/');
  await page.locator('atria-buy-button').scrollIntoViewIfNeeded();
  await button(page, 'Lisää ostoskoriin: Kanan rintafilee kilopakkaus').click();
  await expect(page.getByText('Tuote lisätty ostoskoriin').first()).toBeVisible();
  await stopWorker(page);
  await go(page, 'sites/lihakauppa/ostoskori/');
  await expect(page.locator('atria-cart').getByRole('spinbutton')).toHaveValue('1');
  await button(page, 'Jatka tilaustietoihin').click();
  await page.getByRole('link', { name: 'Kirjaudu sisään' }).click();
  await page.getByRole('link', { name: 'Jatka: Eero' }).click();
  const street = page.getByRole('textbox', { name: 'Katuosoite', exact: true });
  await expect(street).toHaveValue('Museokatu 8 A 12');
  await stopWorker(page);
  await page.getByRole('radiogroup', { name: 'Toimituspäivä' }).locator('label').first().click();
  await page.getByRole('radiogroup', { name: 'Kellonaika' }).locator('label').first().click();
  await button(page, 'Siirry maksamaan').click();
  await page.getByText('Korttimaksu').click();
  await button(page, /^Tilaa ja maksa/).click();
  await button(page, 'Anna maksun epäonnistua').click();
  await expect(page.getByText('Maksu ei onnistunut.')).toBeVisible();
  await button(page, /^Tilaa ja maksa/).click();
  await stopWorker(page);
  await button(page, 'Maksa').click();
  await expect(page.getByRole('heading', { name: 'Kiitos tilauksesta!' })).toBeVisible();
  await expect(page.getByText('Eero Eskola')).toBeVisible();
});

test('a form is sent, and the worker answers a page that a hard reload has loaded past it', async ({
  page,
}) => {
  await go(page, 'sites/lihakauppa/tuotteet/');
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await settled(page);
  expect(lostCalls()).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await go(page, 'widgets/newsletter-form/default/');
  await page.getByRole('textbox', { name: /sähköposti/i }).fill('eero@example.fi');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, /tilaa/i).click();
  await expect(page.getByText(/kiitos/i).first()).toBeVisible();
});

test('a developer finds a page by the keyboard, and sees a widget live beside its contract', async ({
  page,
}) => {
  await go(page, '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the content' })).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('captcha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^\d+ found/);
  await expect(page.locator('[data-results] a').first()).toHaveText('Captcha');
  await page.locator('[data-results] a').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captcha');
  await go(page, 'widgets/product-search/');
  await expect(page.getByRole('cell', { name: 'page-size', exact: true })).toBeVisible();
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('link', { name: /Atria/ }).first()).toBeVisible();
});

test('an editor finds a part in the catalogue, sees it with its data, and copies its code', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await go(page, '');
  await page.getByRole('link', { name: 'Editor’s catalogue' }).first().click();
  await page.getByRole('searchbox', { name: 'What do you need?' }).fill('product search');
  await page.getByRole('button', { name: 'Product search', exact: true }).click();
  const preview = page.frameLocator('iframe[title$="in a page"]');
  await expect(preview.getByRole('link', { name: /makkara/i }).first()).toBeVisible();
  await button(page, 'Copy the snippet').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('<atria-product-search');
});

test('nothing was asked of the host that it does not have, but a picture that an example lacks', () => {
  expect(host.lost.filter((path) => !/\/(pictures\/none|favicon\.ico)$/.test(path))).toEqual([]);
});
