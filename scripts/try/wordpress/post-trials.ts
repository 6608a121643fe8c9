import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { loadContracts } from '../../shared/load-contracts';
import { loadFirstExamples } from '../../shared/load-examples';
import { minutes } from '../../test/limits';
import { passed } from '../passed';
import { hostileSnippets } from './hostile-snippets';
import { kept, logIn } from './steps';

/**
 * JSON as the release before wrote it: in one line, with escapes for what WordPress would change.
 */
const oldJson = (json: string): string =>
  JSON.stringify(JSON.parse(json)).replace(
    /[<>&]/g,
    (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`,
  );

/** A tag as the release before wrote it: in one line, common attributes after its own. */
function oldTag(tag: string): string {
  const line = tag.replace(/\s+/g, ' ').replace(/ ?>$/, '');
  const common = line.match(/ (brand|language)="[^"]*"/g) ?? [];
  return `${common.reduce((rest, one) => rest.replace(one, ''), line)}${common.join('')}>`;
}

/** A post with a block of each widget, as the release before saved them. */
async function oldPost(): Promise<string> {
  const examples = await loadFirstExamples();
  const blocks = (await loadContracts()).map((contract) => {
    const { fallback: _, ...example } = examples[contract.name] ?? { title: '' };
    const markup = exampleMarkup(contract, example)
      .replace(
        /\s*<script type="application\/json">([\s\S]*?)<\/script>\s*/,
        (_all, json: string) => `<script type="application/json">${oldJson(json)}</script>`,
      )
      .replace(/<atria-[^>]*>/, oldTag);
    return `<!-- wp:atria/${contract.name} -->\n${markup}\n<!-- /wp:atria/${contract.name} -->`;
  });
  return blocks.join('\n\n');
}

/** Opens a post, types in its title, and saves it. */
async function saveAgain(page: Page, site: string, id: number): Promise<string> {
  await page.goto(`${site}/wp-admin/post.php?post=${id}&action=edit`);
  await page.waitForFunction('window.wp?.data?.select("core/editor")?.getCurrentPost()?.id');
  await expect(page.locator('iframe[title="Card grid"]')).toBeAttached({ timeout: minutes(1) });
  await expect(page.getByText('unexpected or invalid content')).toHaveCount(0);
  return page.evaluate(async () => {
    const { wp } = window as unknown as { wp: { data: Data } };
    const editor = wp.data.dispatch('core/editor');
    await editor.editPost({ title: 'Vanha artikkeli' });
    // As the editor writes its blocks, not as they were read.
    const blocks = wp.data.select('core/block-editor').getBlocks();
    await editor.editPost({ blocks: [...blocks], content: undefined });
    await editor.savePost();
    return wp.data.select('core/editor').getEditedPostContent();
  });
}

interface Data {
  dispatch(store: string): {
    editPost(edits: object): Promise<void>;
    savePost(): Promise<void>;
  };
  select(store: string): {
    getBlocks(): readonly object[];
    getEditedPostContent(): string;
  };
}

const post = (page: Page, request: object): Promise<{ id: number; content: { raw: string } }> =>
  page.evaluate((given) => {
    const { wp } = window as unknown as {
      wp: { apiFetch(request: object): Promise<{ id: number; content: { raw: string } }> };
    };
    return wp.apiFetch(given);
  }, request);

/** A post of the release before, opened and saved by each role: its blocks must not change. */
export async function tryOldPosts(browser: Browser, site: string): Promise<void> {
  const content = await oldPost();
  for (const role of ['author', 'editor', 'administrator']) {
    const page = await logIn(browser, site, role);
    await page.goto(`${site}/wp-admin/post-new.php`);
    await page.waitForFunction('window.wp?.apiFetch');
    const path = '/wp/v2/posts?context=edit';
    const { id } = await post(page, { path, method: 'POST', data: { title: 'Vanha', content } });
    assert.equal(await saveAgain(page, site, id), content);
    const saved = await post(page, { path: `/wp/v2/posts/${id}?context=edit` });
    assert.equal(saved.content.raw, content);
    passed(`${role}: a post with each block of the release before is opened and saved unchanged`);
    await page.close();
  }
}

/** An author's posts with attacks: nothing may run for visitors, and no widget may be lost. */
export async function tryHostile(browser: Browser, site: string): Promise<void> {
  const author = await logIn(browser, site, 'author');
  await author.goto(`${site}/wp-admin/post-new.php`);
  await author.waitForFunction('window.wp?.apiFetch');
  const snippets = hostileSnippets(500);
  const parts: string[] = [];
  for (const { html } of snippets) parts.push(await kept(author, html));
  await author.close();
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><script>window.hits = 0; window.hit = () => { hits += 1 }</script>${parts
      .map((one) => `<section>${one}</section>`)
      .join('')}`,
  );
  const found = await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('section *')) {
      for (const type of ['click', 'pointerover', 'mouseover', 'focus', 'toggle', 'load', 'error'])
        one.dispatchEvent(new Event(type, { cancelable: true }));
    }
    return {
      hits: (window as unknown as { hits: number }).hits,
      widgets: [...document.querySelectorAll('atria-card-grid')].map((tag) => ({
        heading: tag.getAttribute('heading'),
        data: JSON.parse(
          tag.querySelector(':scope > script')?.textContent?.replace(/,\}$/, '}') ?? 'null',
        ) as object,
      })),
    };
  });
  assert.equal(found.hits, 0);
  assert.deepEqual(
    found.widgets,
    snippets.map(({ heading, data }) => ({ heading, data })),
  );
  passed(`author: of ${snippets.length} hostile snippets nothing runs, and no widget is lost`);
  await page.close();
}
