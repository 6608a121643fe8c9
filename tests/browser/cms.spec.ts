import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { dist } from '../../scripts/release';
import { bundlePath, openHostPage } from './support/host-page';

const modules = createRequire(import.meta.url)
  .resolve('tinymce')
  .replace(/tinymce\/.*/, '');

/** A card grid as an editor wrote it, with what text filters break: quotes, ampersands, blanks. */
const grid = `<atria-card-grid heading="Äidin &quot;parhaat&quot; &amp; muut" expandable="" dropdown-items="[{&quot;id&quot;:&quot;1&quot;,&quot;label&quot;:&quot;Kala &amp; äyriäiset&quot;}]">
<script type="application/json">
  { "cards": [{ "header": "Pasta  &  'muusi' \\"x\\"", "link": "/a?b=1&c=2" }, { "header": "Åland \\u003cb>" }] }
</script>
<p>Kolme reseptiä</p>
</atria-card-grid>`;
const article = `<p>Ennen</p>
${grid}
<atria-counter value="3"></atria-counter>
<p>Jälkeen</p>`;

/** A page with an editor's scripts, from the registry's packages. */
async function openEditorPage(page: Page, scripts: readonly string[], styles = ''): Promise<void> {
  await page.route('**/vendor/**', (route) =>
    route.fulfill({ path: modules + new URL(route.request().url()).pathname.slice(8) }),
  );
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  await openHostPage(page, {
    head: `<meta charset="utf-8">${styles}${tags}`,
    body: '<div id="text"></div>',
    bare: true,
  });
}

/** What an editor gives back, without the blanks that it is free to put between blocks. */
const tidy = (html: string): string => html.replaceAll(/>\n+</g, '><').trim();

/** What visitors see of an article that was published. */
async function expectPublished(page: Page, html: string): Promise<void> {
  await openHostPage(page, { body: html, path: '/published' });
  const cards = page.locator('atria-card-grid').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText([`Pasta  &  'muusi' "x"`, 'Åland <b>']);
  await expect(page.getByRole('heading', { name: 'Äidin "parhaat" & muut' })).toBeVisible();
  await page.getByRole('button', { name: 'Rajaa' }).click();
  await expect(page.getByRole('option', { name: 'Kala & äyriäiset' })).toBeVisible();
}

const tinymce = (page: Page, settings: 'ours' | 'none', html: string) =>
  page.evaluate(
    async ([name, content]) => {
      const { tinymce, atriaTinymce } = window as unknown as {
        tinymce: typeof import('tinymce').default;
        atriaTinymce: object;
      };
      const base = { license_key: 'gpl', base_url: '/vendor/tinymce', suffix: '.min' };
      const own = { selector: '#text', entity_encoding: 'raw', convert_urls: false } as const;
      const added = name === 'ours' ? atriaTinymce : {};
      const [editor] = await tinymce.init({ ...base, ...own, ...added });
      editor?.setContent(content);
      return editor?.getContent() ?? '';
    },
    [settings, html] as const,
  );

test.describe('TinyMCE', () => {
  const scripts = ['/vendor/tinymce/tinymce.min.js', `${bundlePath}cms/tinymce.js`];

  test('keeps a card grid with its data by our settings, shows it as one thing with its name, and visitors see it', async ({
    page,
  }) => {
    await openEditorPage(page, scripts);
    const kept = await tinymce(page, 'ours', article);
    expect(tidy(kept)).toBe(tidy(article));
    const place = page.frameLocator('iframe').locator('atria-card-grid');
    await expect(place).toHaveAttribute('contenteditable', 'false');
    const label = place.evaluate((tag) => getComputedStyle(tag, '::before').content);
    expect(await label).toContain('Card grid: Äidin');
    await expectPublished(page, kept);
  });

  test('throws it away without them', async ({ page }) => {
    await openEditorPage(page, scripts);
    expect(tidy(await tinymce(page, 'none', article))).not.toContain('atria-');
  });
});

const ckeditor = (page: Page, settings: 'ours' | 'none', html: string) =>
  page.evaluate(
    async ([name, content]) => {
      const { CKEDITOR, AtriaWidgets } = window as unknown as {
        CKEDITOR: typeof import('ckeditor5');
        AtriaWidgets: import('ckeditor5').PluginConstructor;
      };
      const { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph } = CKEDITOR;
      const general = [Essentials, Paragraph, GeneralHtmlSupport];
      const editor = await ClassicEditor.create(document.querySelector('#text') as HTMLElement, {
        licenseKey: 'GPL',
        plugins: name === 'ours' ? [...general, AtriaWidgets] : general,
        htmlSupport: { allow: [{ name: /.*/, attributes: true }] },
      });
      editor.setData(content);
      return editor.getData();
    },
    [settings, html] as const,
  );

test.describe('CKEditor 5', () => {
  const scripts = [
    '/vendor/ckeditor5/dist/browser/ckeditor5.umd.js',
    `${bundlePath}cms/ckeditor5.js`,
  ];
  const styles = '<link rel="stylesheet" href="/vendor/ckeditor5/dist/browser/ckeditor5.css">';

  test('keeps a card grid with its data by our plugin, shows it as one thing with its name, and visitors see it', async ({
    page,
  }) => {
    await openEditorPage(page, scripts, styles);
    const kept = await ckeditor(page, 'ours', article);
    expect(kept).toContain(grid);
    expect(tidy(kept)).toBe(tidy(article));
    const place = page.getByRole('textbox').locator('.ck-widget').first();
    await expect(place).toHaveText('Card grid: Äidin "parhaat" & muut');
    await place.click();
    await page.keyboard.press('Delete');
    await expect(place).toHaveText('Counter');
    await expectPublished(page, kept);
  });

  test('keeps it in an app that Vite bundles with our module, too', async ({ page }, info) => {
    const app = info.outputPath('app.js');
    writeFileSync(
      app,
      `import { ClassicEditor, Essentials, Paragraph } from 'ckeditor5';
      import { AtriaWidgets } from ${JSON.stringify(join(dist, 'cms/ckeditor5.mjs'))};
      const text = document.querySelector('#text');
      const plugins = [Essentials, Paragraph, AtriaWidgets];
      window.made = ClassicEditor.create(text, { licenseKey: 'GPL', plugins });`,
    );
    const outDir = info.outputPath('built');
    const lib = { entry: app, formats: ['es' as const], fileName: 'app' };
    await build({ configFile: false, logLevel: 'error', build: { outDir, lib, minify: false } });
    await page.route('**/app.js', (route) => route.fulfill({ path: join(outDir, 'app.js') }));
    await openEditorPage(page, []);
    await page.addScriptTag({ type: 'module', url: '/app.js' });
    const kept = await page.evaluate(async (html) => {
      const { made } = window as unknown as { made: Promise<import('ckeditor5').ClassicEditor> };
      const editor = await made;
      editor.setData(html);
      return editor.getData();
    }, article);
    expect(tidy(kept)).toBe(tidy(article));
  });

  test('throws its data away without it, with all HTML allowed', async ({ page }) => {
    await openEditorPage(page, scripts, styles);
    expect(await ckeditor(page, 'none', article)).not.toContain('Pasta');
  });
});

test('DOMPurify keeps them by our settings, and no script that runs', async ({ page }) => {
  const scripts = ['/vendor/dompurify/dist/purify.min.js', `${bundlePath}cms/dompurify.js`];
  await openEditorPage(page, scripts);
  const purify = (settings: 'ours' | 'none', html: string) =>
    page.evaluate(
      ([name, content]) => {
        const { DOMPurify, allowAtria } = window as unknown as {
          DOMPurify: typeof import('dompurify').default;
          allowAtria: typeof import('../../src/cms/dompurify').allowAtria;
        };
        return DOMPurify.sanitize(content, name === 'ours' ? allowAtria(DOMPurify) : {});
      },
      [settings, html] as const,
    );
  const bad =
    '<script>alert(1)</script><script type="module">alert(2)</script><atria-counter onclick="alert(3)" value="3" data-x="1"></atria-counter>';
  const kept = await purify('ours', article + bad);
  expect(kept).toBe(`${article}<atria-counter value="3" data-x="1"></atria-counter>`);
  expect(await purify('none', article)).not.toContain('atria-');
  await expectPublished(page, kept);
});
