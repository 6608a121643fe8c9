import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/shared/widget-files';
import { type HostileSnippet, hostileSnippets } from '../../scripts/try/wordpress/hostile-snippets';
import { isAll } from '../support/ring';
import { bundled } from './support/bundled';
import { ckeditor, openEditorPage, purified, tinymce } from './support/editor-page';
import { test } from './support/test';

const snippets = hostileSnippets(isAll ? 500 : 100);
const texts = snippets.map(({ html }) => html);

/** Publishes texts in a page without any policy, and does there what a visitor can. */
async function publish(page: Page, html: readonly string[]): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<!doctype html><script>window.hits = 0; window.hit = () => { hits += 1 }</script>
    ${html.map((one) => `<section>${one}</section>`).join('\n')}<footer></footer>`,
  );
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('section *')) {
      one.addEventListener('click', (event) => event.preventDefault(), { once: true });
      for (const type of ['click', 'pointerover', 'mouseover', 'focus', 'toggle', 'load', 'error'])
        one.dispatchEvent(new Event(type, { cancelable: true }));
    }
    for (const link of document.querySelectorAll('a')) link.click();
  });
}

interface Kept {
  readonly hits: number;
  readonly scripts: number;
  readonly widgets: readonly { readonly heading: string | null; readonly data: unknown }[][];
}

/** Code that ran, code that would, and what is left of the widgets, section by section. */
const look = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const all = (selector: string, place: ParentNode = document) => [
      ...place.querySelectorAll(selector),
    ];
    const data = (tag: Element) => {
      const text = tag.querySelector(':scope > script[type="application/json"]')?.textContent;
      return JSON.parse(text?.replace(/,\}$/, '}') ?? 'null') as unknown;
    };
    const runs = all('body script').filter((one) => !/json/.test((one as HTMLScriptElement).type));
    return {
      hits: (window as unknown as { hits: number }).hits,
      scripts: runs.length,
      widgets: all('body > section').map((section) =>
        all('atria-card-grid', section).map((tag) => ({
          heading: tag.getAttribute('heading'),
          data: data(tag),
        })),
      ),
    };
  });

const wanted = snippets.map(({ heading, data }: HostileSnippet) => [{ heading, data }]);

/** Nothing in them runs, in the editor or in the page, and each widget is there with its data. */
async function expectTame(page: Page, html: readonly string[]): Promise<void> {
  await publish(page, html);
  const { hits, scripts, widgets } = await look(page);
  expect({ hits, scripts }).toEqual({ hits: 0, scripts: 0 });
  expect(widgets).toEqual(wanted);
}

/** Calls of `hit()` while a text is edited. */
async function watchHits(page: Page): Promise<() => number> {
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  return () => hits;
}

test('the snippets would run if they were published as they are', async ({ page }) => {
  await publish(page, texts.slice(0, 40));
  expect((await look(page)).hits).toBeGreaterThan(5);
});

for (const isPasted of [false, true]) {
  const how = isPasted ? 'pasted' : 'set';

  test(`TinyMCE: of many hostile snippets that are ${how} none runs and no widget is lost`, {
    tag: isPasted ? [] : '@all',
  }, async ({ page }) => {
    await openEditorPage(page, 'tinymce');
    const hits = await watchHits(page);
    const kept = await tinymce(page, texts, { isPasted });
    expect(hits()).toBe(0);
    await expectTame(page, kept);
  });

  test(`CKEditor 5: of many hostile snippets that are ${how} none runs and no widget is lost`, {
    tag: '@all',
  }, async ({ page }) => {
    await openEditorPage(page, 'ckeditor5');
    const hits = await watchHits(page);
    const kept = await ckeditor(page, texts, { isPasted, isOpen: false });
    expect(hits()).toBe(0);
    await expectTame(page, kept);
  });
}

test('DOMPurify: of many hostile snippets none runs and no widget is lost', {
  tag: '@all',
}, async ({ page }) => {
  await openEditorPage(page, 'dompurify');
  await expectTame(page, await purified(page, texts));
});

test('The catalogue: of many hostile snippets that are opened none runs and no widget is lost', async ({
  page,
}) => {
  const opener = join(root, 'tests/browser/support/open-snippets.ts');
  const body = await bundled(
    `import { openSnippets } from ${JSON.stringify(opener)};
    window.openSnippets = openSnippets;`,
  );
  await page.route('**/open.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await openEditorPage(page, 'none');
  const hits = await watchHits(page);
  await page.addScriptTag({ type: 'module', url: '/open.js' });
  await page.waitForFunction('window.openSnippets');
  const kept = await page.evaluate((all) => {
    const { openSnippets } = window as unknown as typeof import('./support/open-snippets');
    return openSnippets(all);
  }, texts);
  expect(hits()).toBe(0);
  await expectTame(page, kept);
});
