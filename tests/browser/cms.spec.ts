import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dist } from '../../scripts/shared/release';
import { bundled } from './support/bundled';
import {
  ckeditor,
  type EditorWindow,
  openEditorPage,
  purified,
  tinymce,
} from './support/editor-page';
import { openHostPage } from './support/host-page';
import { test } from './support/test';

/**
 * A card grid as an editor wrote it, with characters that text filters break: quotes, ampersands,
 * blanks.
 */
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

/** The editor's output, without the blanks that it may put between blocks. */
const tidy = (html: string): string => html.replaceAll(/>\n+</g, '><').trim();

/** What visitors see of a published article. */
async function expectPublished(page: Page, html: string): Promise<void> {
  await openHostPage(page, { body: html, path: '/published' });
  const cards = page.locator('atria-card-grid').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText([`Pasta  &  'muusi' "x"`, 'Åland <b>']);
  await expect(page.getByRole('heading', { name: 'Äidin "parhaat" & muut' })).toBeVisible();
  await page.getByRole('button', { name: 'Rajaa' }).click();
  await expect(page.getByRole('option', { name: 'Kala & äyriäiset' })).toBeVisible();
}

/** A text with letters by their names, as TinyMCE writes them by default, except in data. */
const byNames = (html: string): string =>
  html
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((one) =>
      one.startsWith('<script')
        ? one
        : one.replaceAll('ä', '&auml;').replaceAll('Ä', '&Auml;').replaceAll('€', '&euro;'),
    )
    .join('');

test.describe('TinyMCE', () => {
  test('keeps a card grid with its data by its defaults and our settings, shows it as one unit with its name, and visitors see it [EDIT-01]', async ({
    page,
  }) => {
    await openEditorPage(page, 'tinymce');
    const [kept = ''] = await tinymce(page, [article]);
    expect(tidy(kept)).toBe(tidy(byNames(article)));
    const place = page.frameLocator('iframe').locator('atria-card-grid');
    await expect(place).toHaveAttribute('contenteditable', 'false');
    const label = place.evaluate((tag) => getComputedStyle(tag, '::before').content);
    expect(await label).toContain('Card grid: Äidin');
    await expectPublished(page, kept);
  });

  test('writes each attribute once, and addresses in and between our tags as they were written', async ({
    page,
  }) => {
    await openEditorPage(page, 'tinymce');
    const link = '<a href="/haku?a=1&amp;b=2">Haku</a>';
    const picture = '<img src="/kuva.png" alt="€">';
    const tags = [
      '<atria-counter id="a" class="b c" lang="fi" title="d" hidden="" value="3" slot="e" data-f="" aria-label="g"></atria-counter>',
      '<atria-search-field search-url="/haku?a=1&amp;b=2"></atria-search-field>',
      `<atria-accordion items="[{&quot;link&quot;:&quot;/ä&quot;}]">${link}${picture}</atria-accordion>`,
    ];
    const [plain = '', ...kept] = await tinymce(page, [`<p>${link}${picture}</p>`, ...tags]);
    const sorted = (html: string) => html.split(/(?= [a-z-]+=)|>/).sort();
    expect(kept.map(sorted)).toEqual(tags.map(byNames).map(sorted));
    // Its own setting, which the guide names.
    expect(plain).toContain('<a href="haku?');
  });

  test('removes it without them', { tag: '@all' }, async ({ page }) => {
    await openEditorPage(page, 'tinymce');
    const [rest = ''] = await tinymce(page, [article], { settings: 'none' });
    expect(tidy(rest)).not.toContain('atria-');
  });
});

test.describe('CKEditor 5', () => {
  test('keeps a card grid with its data by our plugin beside General HTML Support', {
    tag: '@all',
  }, async ({ page }) => {
    await openEditorPage(page, 'ckeditor5');
    const [kept = ''] = await ckeditor(page, [article], { isOpen: true });
    expect(tidy(kept)).toBe(tidy(article));
  });

  test('keeps a card grid with its data by its defaults and our plugin, shows it as one unit with its name, and visitors see it [EDIT-01]', async ({
    page,
  }) => {
    await openEditorPage(page, 'ckeditor5');
    const [kept = ''] = await ckeditor(page, [article]);
    expect(kept).toContain(grid);
    expect(tidy(kept)).toBe(tidy(article));
    const place = page.getByRole('textbox').locator('.ck-widget').first();
    await expect(place).toHaveText('Card grid: Äidin "parhaat" & muut');
    await place.click();
    await page.keyboard.press('Delete');
    await expect(place).toHaveText('Counter');
    await expectPublished(page, kept);
  });

  test('keeps it in an app that Vite bundles with our module, too', { tag: '@all' }, async ({
    page,
  }) => {
    const body = await bundled(
      `import { ClassicEditor, Essentials, Paragraph } from 'ckeditor5';
      import { AtriaWidgets } from ${JSON.stringify(join(dist, 'cms/ckeditor5.mjs'))};
      const text = document.querySelector('#text');
      const plugins = [Essentials, Paragraph, AtriaWidgets];
      window.made = ClassicEditor.create(text, { licenseKey: 'GPL', plugins });`,
    );
    await page.route('**/app.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await openEditorPage(page, 'none');
    await page.addScriptTag({ type: 'module', url: '/app.js' });
    const kept = await page.evaluate(async (html) => {
      const { made } = window as unknown as { made: Promise<import('ckeditor5').ClassicEditor> };
      const editor = await made;
      editor.setData(html);
      return editor.getData();
    }, article);
    expect(tidy(kept)).toBe(tidy(article));
  });

  test('removes its data without it, even with all HTML allowed', async ({ page }) => {
    await openEditorPage(page, 'ckeditor5');
    const bare = { settings: 'none', isOpen: true } as const;
    expect((await ckeditor(page, [article], bare)).join()).not.toContain('Pasta');
  });
});

test.describe('DOMPurify', () => {
  test('keeps them by our sanitiser, and no script that runs', async ({ page }) => {
    await openEditorPage(page, 'dompurify');
    const bad =
      '<script>alert(1)</script><script type="module">alert(2)</script><atria-counter onclick="alert(3)" value="3" data-x="1"></atria-counter>';
    const [kept = ''] = await purified(page, [article + bad]);
    expect(kept).toBe(`${article}<atria-counter value="3" data-x="1"></atria-counter>`);
    expect((await purified(page, [article], 'none')).join()).not.toContain('atria-');
    await expectPublished(page, kept);
  });

  test('keeps data that contain markup, and data that a text filter has changed', {
    tag: '@all',
  }, async ({ page }) => {
    await openEditorPage(page, 'dompurify');
    const tag = (json: string) =>
      `<atria-accordion><script type="application/json">${json}</script></atria-accordion>`;
    const items = [{ heading: 'A', content: '<p>B <b>C</b></p>' }];
    const strict = JSON.stringify({ items });
    const touched = `<p>${strict.replace(/\}$/, ',}')}</p>`;
    const inTag = `<atria-accordion items='${JSON.stringify(items).replace('C', 'C --')}'></atria-accordion>`;
    const kept = await purified(page, [tag(strict), tag(touched), inTag]);
    expect(kept[0]).toBe(tag(strict.replaceAll('<', '\\u003c')));
    expect(kept[1]).toBe(tag(strict.replaceAll('<', '\\u003c')));
    expect(kept[2]).toContain('items="[{');
  });

  test('stays safe when somebody removes all hooks, and keeps their own', { tag: '@all' }, async ({
    page,
  }) => {
    await openEditorPage(page, 'dompurify');
    const [own, theirs] = await page.evaluate(() => {
      const { DOMPurify, atriaSanitizer } = window as unknown as EditorWindow;
      DOMPurify.addHook(
        'uponSanitizeElement',
        (node) => node.nodeName === 'I' && (node as Element).remove(),
      );
      const sanitize = atriaSanitizer(DOMPurify);
      const left = DOMPurify.sanitize('<i>A</i><b>B</b>');
      DOMPurify.removeAllHooks();
      return [sanitize('<script>alert(1)</script><b>B</b>'), left];
    });
    expect(own).toBe('<b>B</b>');
    expect(theirs).toBe('<b>B</b>');
  });

  test('says so if it is too old to keep them', { tag: '@all' }, async ({ page }) => {
    await openEditorPage(page, 'dompurify');
    const told = await page.evaluate(() => {
      const { DOMPurify, atriaSanitizer } = window as unknown as EditorWindow;
      const old = () => {
        const made = DOMPurify(window);
        // Before 3.3 a function in ADD_ATTR was ignored.
        return Object.assign(made, {
          sanitize: (html: string) => html.replace(' value="1"', ''),
        });
      };
      try {
        atriaSanitizer(old as unknown as typeof DOMPurify);
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(told).toContain('DOMPurify 3.3');
  });
});
