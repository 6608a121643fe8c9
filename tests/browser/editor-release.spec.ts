import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dist } from '../../scripts/shared/release';
import { limit } from '../../scripts/test/limits';
import { types } from '../../stand-in/serve/compressed';
import { watchTrouble } from './support/host-page';
import { test } from './support/test';

// The release's folder as an organisation copies it: below a path of its intranet, on a plain file
// server. The demo host is not involved.

const folder = '/verkko/osat/';

interface Site {
  readonly origin: string;
  readonly asked: string[];
  readonly close: () => void;
}

async function serve(answer: (path: string) => [body: string | Buffer, type: string] | undefined) {
  const asked: string[] = [];
  const server: Server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    asked.push(path);
    const found = answer(path);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': found?.[1] ?? 'text/plain',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(found?.[0]);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, asked, close: () => server.close() } as Site;
}

/** Files of the release below the folder, with these settings of the catalogue. */
const serveRelease = (settings: object): Promise<Site> =>
  serve((path) => {
    const name = path.slice(folder.length).replace(/\/$/, '/index.html');
    if (!path.startsWith(folder)) return undefined;
    if (name === 'editor/settings.json') return [JSON.stringify(settings), 'application/json'];
    try {
      return [readFileSync(join(dist, name)), types[extname(name)] ?? 'text/plain'];
    } catch {
      return undefined;
    }
  });

/** The targets of a page's requests, by origin. */
function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  return origins;
}

const preview = (page: Page) => page.frameLocator('iframe[title$="in a page"]');

test('the release’s own folder is a whole catalogue, in any folder of any server', {
  tag: '@all',
}, async ({ page }) => {
  const release = await serveRelease({});
  const trouble = await watchTrouble(page);
  const origins = watchOrigins(page);
  await page.goto(`${release.origin}${folder}editor/`);
  await page.getByRole('searchbox', { name: 'What do you need?' }).fill('card grid');
  const tile = page.getByRole('listitem').filter({ hasText: 'Card grid' });
  await expect(tile.locator('[data-shown=true]')).toBeVisible({ timeout: limit(30_000) });
  await page.getByRole('searchbox', { name: 'What do you need?' }).fill('product search');
  await page.getByRole('button', { name: 'Product search', exact: true }).click();
  // The page itself answers the widget's calls.
  await expect(
    preview(page)
      .getByRole('link', { name: /makkara/i })
      .first(),
  ).toBeVisible();
  const lines = page.getByText('Does the part not show in your page?');
  await lines.click();
  await expect(page.getByText(`src="${release.origin}${folder}atria.js"`)).toBeVisible();
  expect([...origins]).toEqual([release.origin]);
  expect(trouble).toEqual([]);
  release.close();
});

test('an editor sees the organisation’s own pictures and data, and what is wrong with the settings is reported', {
  tag: '@all',
}, async ({ page, expectFaults }) => {
  expectFaults('calls', /\/api\//);
  const own = await serve((path) => {
    if (path === '/kuvat/grilli.svg')
      return [readFileSync(join(dist, 'editor/sample/pictures/grill.svg')), 'image/svg+xml'];
    return path.startsWith('/api/nav/') ? ['{}', 'application/json'] : undefined;
  });
  const release = await serveRelease({
    brands: ['jyvabroiler'],
    languages: ['se', 'fi'],
    apiBase: own.origin,
    pages: `${own.origin}/fi/`,
    hide: ['cart'],
    theme: 'dark',
  });
  const trouble = await watchTrouble(page);
  const origins = watchOrigins(page);
  await page.goto(`${release.origin}${folder}editor/`);
  await expect(page.getByRole('alert')).toContainText('theme: is no setting');
  await expect(page.getByRole('combobox', { name: 'Brand' }).getByRole('option')).toHaveText([
    'Jyväbroiler',
  ]);
  await expect(page.getByText('64 parts', { exact: true })).toBeVisible();
  const tag =
    '<atria-video-modal image="/kuvat/grilli.svg" video-url="/kuvat/grilli.mp4"></atria-video-modal>';
  await page.getByRole('button', { name: 'Open a snippet' }).click();
  await page.getByRole('textbox', { name: 'Your snippet' }).fill(tag);
  await page.getByRole('button', { name: 'Read it' }).click();
  const shown = preview(page).locator('#place img').first();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // At the field, too.
  const thumbnail = page.locator('.text-control img').first();
  await expect(thumbnail).toHaveAttribute('src', `${own.origin}/kuvat/grilli.svg`);
  await expect.poll(() => own.asked.some((path) => path.startsWith('/api/nav/'))).toBe(true);
  expect([...origins].sort()).toEqual([own.origin, release.origin].sort());
  expect(trouble).toEqual([]);
  own.close();
  release.close();
});

test('a link to a place of the page stays in the preview if the pages have an address', {
  tag: '@all',
}, async ({ page }) => {
  const own = await serve(() => undefined);
  const release = await serveRelease({ pages: `${own.origin}/fi/` });
  const trouble = await watchTrouble(page);
  await page.goto(`${release.origin}${folder}editor/#/page?brand=atriafi&language=fi&ui=en`);
  const source = '<p><a href="#tilaa">Siirry tilaamaan</a></p><h2 id="tilaa">Tilaa</h2>';
  await page.getByRole('textbox', { name: 'Or paste your page' }).fill(source);
  await page.getByRole('button', { name: 'Show its parts' }).click();
  await preview(page).getByRole('link', { name: 'Siirry tilaamaan' }).click();
  const addressOfPreview = () =>
    preview(page)
      .locator('html')
      .evaluate(() => location.href);
  await expect.poll(addressOfPreview).toMatch(/\/preview\.html\?.*#tilaa$/);
  await expect(preview(page).getByRole('heading', { name: 'Tilaa' })).toBeVisible();
  expect(own.asked).toEqual([]);
  expect(trouble).toEqual([]);
  own.close();
  release.close();
});

test('a preview that fails to load is requested twice at most, and reported', {
  tag: '@all',
}, async ({ page, expectFaults }) => {
  expectFaults(/preview\.html/);
  const release = await serveRelease({});
  await page.route(/\/preview\.html/, (route) => route.fulfill({ status: 404, body: 'None' }));
  await page.goto(`${release.origin}${folder}editor/#/counter?brand=atriafi&language=fi&ui=en`);
  await expect(page.getByText('The page for the preview')).toBeVisible();
  await page.getByLabel('Value', { exact: true }).fill('7');
  await expect(page.getByText('value="7"')).toBeVisible();
  release.close();
});
