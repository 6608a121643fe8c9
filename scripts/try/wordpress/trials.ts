import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { version } from '../../shared/release';
import { widgetNames } from '../../shared/widget-files';
import { passed } from '../passed';
import { tryForm } from './form-trials';
import { tryFiles } from './page-trials';
import { tryHostile, tryOldPosts } from './post-trials';
import { tryPrerender } from './prerender-trials';
import { kept, logIn, publish, shot, startPost } from './steps';

async function trySettings(browser: Browser, site: string): Promise<void> {
  const page = await logIn(browser, site, 'administrator');
  await page.getByRole('link', { name: 'address of the release' }).click();
  await page.getByLabel('Address of the release').fill(`${site}/atria/${version}`);
  await page.getByLabel('Brand', { exact: true }).fill('atriafi');
  await page.getByLabel('Language').fill('fi');
  await page.getByLabel('Load the fonts').check();
  await page.getByLabel('Other settings').fill('search-url=/haku%C3%A4\n"onload=alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const told = page.getByText('these lines are no settings');
  await expect(told).toHaveText(/: "onload=alert\(1\)$/);
  await page.getByLabel('Other settings').fill('search-url=/haku%C3%A4');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await shot(page, 'settings');
  await page.goto(site);
  const script = page.locator('script[data-brand=atriafi][data-search-url="/haku%C3%A4"]');
  await expect(script).toHaveAttribute('integrity', /^sha384-/);
  await expect(page.locator('link[href$="brands/atriafi.css"]')).toHaveCount(1);
  passed('an administrator sets address, brand, language and fonts; the head has the lines');
  await page.goto(`${site}/wp-admin/options-general.php?page=atria-widgets&no-scripts`);
  await expect(page.getByText('you are not allowed to access this page')).toBeVisible();
  passed('where nobody may write scripts, nobody can set the address of one');
  await page.close();
}

/** The cards that an editor types, with characters that text filters break. */
const cards = [
  { header: 'Äidin "parhaat" & muut', link: '/reseptit?a=1&b=2' },
  { header: 'Kala <b> & äyriäiset', link: '/kala' },
  { header: "Pasta 'muusi' -- ja </script>", link: '/pasta' },
];
const heading = 'Reseptit "kesään" & muuta';

/** Inserts a card grid and fills in its form. */
async function writePost(page: Page, site: string): Promise<void> {
  const form = await startPost(page, site, 'Card grid');
  const preview = page.frameLocator('iframe[title="Card grid"]');
  await form.getByLabel('Heading', { exact: true }).fill(heading);
  const tag = preview.locator('atria-card-grid');
  await tag.evaluate((element) => element.setAttribute('data-same', ''));
  await form.getByRole('radio', { name: 'three' }).check();
  await expect(tag).toHaveAttribute('columns', 'three');
  // It hydrates, and makes no call a second time.
  await expect(tag).toHaveAttribute('data-same', '');
  await expect(preview.getByText('cards').first()).toBeVisible();
  await shot(page, 'empty');
  for (const { header, link } of cards) {
    await form.getByRole('button', { name: 'Add to: Cards' }).click();
    const card = form
      .getByRole('listitem')
      .filter({ has: page.locator('[data-move]') })
      .last();
    await card.getByLabel('Heading', { exact: true }).fill(header);
    await card.getByLabel('Link', { exact: true }).fill(link);
  }
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(
    cards.map(({ header }) => header),
  );
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(heading);
}

async function tryRole(browser: Browser, site: string, role: string): Promise<string> {
  const page = await logIn(browser, site, role);
  await writePost(page, site);
  passed(`${role}: inserts a card grid, fills its form in, and sees it`);
  await shot(page, role);
  const address = await publish(page);
  await page.reload();
  await expect(page.locator('iframe[title="Card grid"]')).toBeVisible();
  await expect(page.getByText('unexpected or invalid content')).toHaveCount(0);
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const grid = visitor.locator('atria-card-grid');
  const headings = grid.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(cards.map(({ header }) => header));
  await expect(grid.getByRole('heading', { level: 2 })).toHaveText(heading);
  await expect(grid.getByRole('link').first()).toHaveAttribute('href', /a=1&b=2/);
  await shot(visitor, `${role}-public`);
  passed(`${role}: publishes it, opens it again, and a visitor sees three cards`);
  await visitor.close();
  await page.close();
  return address;
}

/** Every block as people and other releases have written it: valid, and read unchanged. */
async function tryBlocks(browser: Browser, site: string): Promise<void> {
  const page = await logIn(browser, site, 'author');
  await page.goto(`${site}/wp-admin/post-new.php`);
  await page.waitForFunction('window.wp?.blocks?.getBlockType("atria/card-grid")');
  const found = await page.evaluate(() => {
    const { wp } = window as unknown as { wp: { blocks: Blocks } };
    const types = wp.blocks.getBlockTypes().filter(({ name }) => name.startsWith('atria/'));
    const changed = types.filter(({ name }) => {
      const tag = name.replace('/', '-');
      const markup = `<${tag} gone="\u00e4 &amp; 'b' > c" style='color:red' data-x open><p>Eka<br>toka &nbsp;</p>\n<script type='application/json'>{ "Old": "\\u003c & <b>", }</script></${tag}>`;
      const text = `<!-- wp:${name} -->\n${markup}\n<!-- /wp:${name} -->`;
      const [block] = wp.blocks.parse(text);
      return !block?.isValid || wp.blocks.serialize([block]) !== text;
    });
    return { count: types.length, changed: changed.map(({ name }) => name) };
  });
  assert.equal(found.count, widgetNames().length);
  assert.deepEqual(found.changed, []);
  passed(`each of ${found.count} blocks keeps what it does not know, unchanged`);
  await page.close();
}

interface Blocks {
  getBlockTypes(): readonly { readonly name: string }[];
  serialize(blocks: readonly object[]): string;
  parse(text: string): readonly { readonly isValid: boolean }[];
}

const block = (json: string) => `<script type="application/json">${json}</script>`;
const data = block('{"cards":[{"header":"Kala \\u003c \\"b\\" \'c\'"}]}');

/** An author's HTML, and what is kept of it. */
const written: readonly (readonly [html: string, kept: string])[] = [
  [
    `<atria-card-grid heading="Kala &amp; muut">${data}</atria-card-grid>`,
    `<atria-card-grid heading="Kala &amp; muut">${data}</atria-card-grid>`,
  ],
  [
    `<atria-card-grid onclick="alert(1)" heading="x">${data}<p>Kolme reseptiä</p></atria-card-grid>`,
    `<atria-card-grid heading="x">${data}<p>Kolme reseptiä</p></atria-card-grid>`,
  ],
  ['<script>alert(1)</script>', 'alert(1)'],
  [block('{"a":1}'), '{"a":1}'],
  [
    '<atria-counter><script>alert(1)</script></atria-counter>',
    '<atria-counter>alert(1)</atria-counter>',
  ],
  [
    `<atria-card-grid heading="a > b">${data}</atria-card-grid>`,
    `<atria-card-grid heading="a &gt; b">${data}</atria-card-grid>`,
  ],
  [
    `<atria-accordion items='[{"content":"<b>x</b>"}]'></atria-accordion>`,
    `<atria-accordion items='[{"content":"&lt;b&gt;x&lt;/b&gt;"}]'></atria-accordion>`,
  ],
  // What is no JSON stays, as data that do not run, and the widget tells of it.
  [
    `<atria-counter>${block('alert(1)')}</atria-counter>`,
    `<atria-counter>${block('alert(1)')}</atria-counter>`,
  ],
  [
    `<atria-card-grid><p>Ohje</p><script type='application/json'>{"cards":[1,],}</script></atria-card-grid>`,
    `<atria-card-grid><p>Ohje</p>${block('{"cards":[1,],}')}</atria-card-grid>`,
  ],
  [
    `<atria-card-grid><div>${data.replace('json"', 'json; charset=utf-8"')}</div></atria-card-grid>`,
    `<atria-card-grid><div>${data}</div></atria-card-grid>`,
  ],
  [
    '<atria-data data-json="{&quot;a&quot;:&quot;&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;}"></atria-data>',
    '',
  ],
];

async function tryHtml(browser: Browser, site: string): Promise<void> {
  const author = await logIn(browser, site, 'author');
  await author.goto(`${site}/wp-admin/post-new.php`);
  await author.waitForFunction('window.wp?.apiFetch');
  for (const [html, rest] of written) assert.equal(await kept(author, html), rest);
  passed('author: tags written as HTML are kept with their data, and nothing that runs');
  const page = await logIn(browser, site, 'administrator');
  await page.goto(`${site}/wp-admin/plugins.php`);
  await page.getByRole('link', { name: 'Deactivate Atria Widgets' }).click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  assert.equal((await kept(author, written[0]?.[0] ?? '')).includes('<atria-'), false);
  passed('author: without the plugin they are taken out');
  const settings = page.locator('[name=atria_widgets]');
  await page.goto(`${site}/wp-admin/options.php`);
  await expect(settings).toHaveCount(1);
  await page.goto(`${site}/wp-admin/plugins.php`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Delete Atria Widgets' }).click();
  await expect(page.getByText('Atria Widgets was successfully deleted.')).toBeVisible();
  await page.goto(`${site}/wp-admin/options.php`);
  await expect(settings).toHaveCount(0);
  passed('administrator: a plugin that is deleted takes its settings along');
  await page.close();
}

/**
 * All that the documentation says of the plugin; throws at the first thing that does not hold.
 * @param only `prerender`: the posts that are painted before any script alone
 */
export async function tryPlugin(browser: Browser, site: string, only?: string): Promise<void> {
  await trySettings(browser, site);
  await tryPrerender(browser, site);
  if (only === 'prerender') return;
  for (const role of ['author', 'editor']) await tryRole(browser, site, role);
  const post = await tryRole(browser, site, 'administrator');
  await tryForm(browser, site);
  await tryBlocks(browser, site);
  await tryOldPosts(browser, site);
  await tryHostile(browser, site);
  await tryFiles(browser, post);
  await tryHtml(browser, site);
}
