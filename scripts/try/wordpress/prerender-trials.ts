import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { passed } from '../passed';
import { type Started, startService } from '../prerender/service';
import { logIn, shot } from './steps';

const root = '<template shadowrootmode="open">';
/** The head of a rendered page: its code loads after the painted content. */
const behind = 'rel="modulepreload" fetchpriority="low"';
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

/**
 * Posts whose widgets a service renders: once, again after a change, and without the service as
 * before.
 */
export async function tryPrerender(browser: Browser, site: string): Promise<void> {
  const service = await startService();
  const page = await logIn(browser, site, 'administrator');
  try {
    const label = 'Address of the rendering service';
    await setUp(page, site, label, service.address.replace('127.0.0.1', 'localhost'));
    const data = { title: 'Maalattu', status: 'publish', content: grid("Kala & 'muu'") };
    const { id, link } = await send(page, '/wp/v2/posts', 'POST', data);
    const before = await made(service);
    await tryVisitors(browser, link);
    assert.equal(await made(service), before + 1);
    passed('it is rendered once, and stored with the post');
    assert.ok((await textAt(link)).includes(behind));
    assert.ok(!(await textAt(`${site}/`)).includes(behind));
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
    await setUp(page, site, label, '');
  } finally {
    service.stop();
    await page.close();
  }
}
