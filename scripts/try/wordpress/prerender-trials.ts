import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { createBackend } from '../../../stand-in/api/app';
import { passed } from '../passed';
import { type Started, startService } from '../prerender/service';
import { logIn, shot } from './steps';

const root = '<template shadowrootmode="open">';
/** In the head of a rendered page: what requests its code after the painted content. */
const preload = /<link rel="modulepreload" fetchpriority="low" [^>]*\/atria-early\.js"/;
const grid = (header: string) =>
  `<!-- wp:atria/card-grid -->\n<atria-card-grid heading="Reseptit"><script type="application/json">{"cards":[{"header":"${header}","link":"/a"}]}</script></atria-card-grid>\n<!-- /wp:atria/card-grid -->`;

interface Post {
  readonly id: number;
  readonly link: string;
  readonly content: { readonly rendered: string };
}

const send = (page: Page, path: string, method: string, data?: object): Promise<Post> =>
  page.evaluate(
    (request) => {
      const { wp } = window as unknown as { wp: { apiFetch(request: object): Promise<Post> } };
      return wp.apiFetch(request);
    },
    { path, method, ...(data && { data }) },
  );

const serviceLabel = 'Address of the rendering service';
/** As the plugin may call it: WordPress blocks other names. */
const addressOf = ({ address }: Started) => address.replace('127.0.0.1', 'localhost');

async function setUp(page: Page, site: string, label: string, value: string): Promise<void> {
  await page.goto(`${site}/wp-admin/options-general.php?page=atria-widgets`);
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.goto(`${site}/wp-admin/post-new.php`);
  await page.waitForFunction('window.wp?.apiFetch');
}

const textAt = async (address: string) => (await fetch(address)).text();

/** Tries what a visitor sees, without a script and with. */
async function tryVisitors(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(link);
  await expect(still.getByRole('link', { name: "Kala & 'muu'" })).toBeVisible();
  await shot(still, 'without-script');
  await context.close();
  const page = await browser.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${link}&strict`, { waitUntil: 'commit' });
  const tag = page.locator('atria-card-grid');
  const painted = await tag.evaluateHandle(({ shadowRoot }) => shadowRoot?.querySelector('h3'));
  await expect.poll(() => tag.evaluate((one) => one.matches(':state(ready)'))).toBe(true);
  assert.equal(await painted.evaluate((one) => one?.isConnected), true);
  assert.deepEqual(errors, []);
  const served = await textAt(`${link}&strict`);
  assert.match(served, /<script [^>]*atria-touched\.js"[^>]* nonce="trial"/);
  passed('a post is painted where no script runs, and the widget hydrates its markup');
  await page.close();
}

/** The number of renders of the release's service since it started. */
async function made({ health }: Started): Promise<number> {
  return (await health()).rendered;
}

/** A post with answers of a back end: it is rendered again when they are older than five minutes. */
async function tryAnswers(page: Page, site: string): Promise<void> {
  const backend = createBackend();
  const server = serve({
    // In process the answers set no cookie: one that does is for one visitor, and not in the markup.
    fetch: ({ url }) => backend.fetch(url),
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = await startService('--ask', origin);
  try {
    await setUp(page, site, serviceLabel, addressOf(service));
    const tag = `<atria-recipe-search endpoint="${origin}/api/search/recipes"></atria-recipe-search>`;
    const data = {
      title: 'Kysytty',
      status: 'publish',
      content: `<!-- wp:html -->${tag}<!-- /wp:html -->`,
    };
    const { link } = await send(page, '/wp/v2/posts', 'POST', data);
    for (const [later, renders] of [
      [0, 1],
      [240, 1],
      [360, 2],
      [0, 2],
    ]) {
      assert.match(await textAt(`${link}&later=${later}`), / data-atria-answers="\d+">.*<article/s);
      assert.equal(await made(service), renders);
    }
    passed('a post with answers of a back end is rendered again after five minutes');
  } finally {
    service.stop();
    server.close();
  }
}

/**
 * Posts whose widgets a service renders: once, again after a change, and without the service as
 * before.
 */
export async function tryPrerender(browser: Browser, site: string): Promise<void> {
  const service = await startService();
  const page = await logIn(browser, site, 'administrator');
  try {
    await setUp(page, site, serviceLabel, addressOf(service));
    const data = { title: 'Maalattu', status: 'publish', content: grid("Kala & 'muu'") };
    const { id, link } = await send(page, '/wp/v2/posts', 'POST', data);
    const before = await made(service);
    await tryVisitors(browser, link);
    assert.equal(await made(service), before + 1);
    passed('it is rendered once, and stored with the post');
    assert.match(await textAt(link), preload);
    assert.doesNotMatch(await textAt(`${site}/`), preload);
    passed('the code loads after the painted content of a rendered post');

    const { content } = await send(page, `/wp/v2/posts/${id}`, 'GET');
    const feed = await textAt(`${site}/?feed=rss2`);
    for (const text of [content.rendered, feed]) {
      assert.ok(text.includes('atria-card-grid'));
      assert.ok(!text.includes(root));
    }
    passed('the feed and the REST API have the plain tag');

    await send(page, `/wp/v2/posts/${id}`, 'POST', { content: grid('Liha') });
    assert.match(await textAt(link), new RegExp(`${root}.*Liha`, 's'));
    assert.equal(await made(service), before + 2);
    await setUp(page, site, 'Language', 'en');
    assert.match(await textAt(link), new RegExp(`${root}.*lang="en"`, 's'));
    assert.equal(await made(service), before + 3);
    await setUp(page, site, 'Language', 'fi');
    await textAt(link);
    passed('a change of the post or of the settings renders it again');

    service.stop();
    assert.ok((await textAt(link)).includes(root));
    await send(page, `/wp/v2/posts/${id}`, 'POST', { content: grid('Kana') });
    assert.ok(!(await textAt(link)).includes(root));
    const visitor = await browser.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('link', { name: 'Kana' })).toBeVisible();
    await visitor.close();
    passed('the stored markup is shown while the service is away, and a changed post without it');
    await tryAnswers(page, site);
    await setUp(page, site, serviceLabel, '');
  } finally {
    service.stop();
    await page.close();
  }
}
