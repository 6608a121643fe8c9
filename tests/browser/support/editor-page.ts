import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { bundlePath, openHostPage } from './host-page';

const modules = createRequire(import.meta.url)
  .resolve('tinymce')
  .replace(/tinymce\/.*/, '');

const parts = {
  none: { scripts: [] },
  tinymce: { scripts: ['/vendor/tinymce/tinymce.min.js', `${bundlePath}cms/tinymce.js`] },
  ckeditor5: {
    scripts: ['/vendor/ckeditor5/dist/browser/ckeditor5.umd.js', `${bundlePath}cms/ckeditor5.js`],
    styles: '<link rel="stylesheet" href="/vendor/ckeditor5/dist/browser/ckeditor5.css">',
  },
  dompurify: {
    scripts: ['/vendor/dompurify/dist/purify.min.js', `${bundlePath}cms/dompurify.js`],
  },
} satisfies Record<string, { scripts: readonly string[]; styles?: string }>;

/** A page with a content system's editor, from the registry's packages, and our part for it. */
export async function openEditorPage(page: Page, name: keyof typeof parts): Promise<void> {
  await page.route('**/vendor/**', (route) =>
    route.fulfill({ path: modules + new URL(route.request().url()).pathname.slice(8) }),
  );
  const { scripts, styles = '' }: { scripts: readonly string[]; styles?: string } = parts[name];
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  await openHostPage(page, {
    head: `<meta charset="utf-8">${styles}${tags}`,
    body: '<div id="text"></div>',
    bare: true,
  });
}

/** TinyMCE, CKEditor 5 and DOMPurify as scripts for a page, with our parts. */
export interface EditorWindow extends Window {
  readonly tinymce: typeof import('tinymce').default;
  readonly atriaTinymce: object;
  readonly CKEDITOR: typeof import('ckeditor5');
  readonly AtriaWidgets: import('ckeditor5').PluginConstructor;
  readonly DOMPurify: typeof import('dompurify').default;
  readonly atriaSanitizer: typeof import('../../../src/cms/dompurify').atriaSanitizer;
}

interface Editing {
  readonly settings?: 'ours' | 'none';
  /** Whether the text is pasted from the clipboard. */
  readonly isPasted?: boolean;
  /** Whether the content system allows all HTML, beside our settings or without them. */
  readonly isOpen?: boolean;
}

/**
 * TinyMCE's output for each text that is set, or pasted. It has its defaults and what
 * docs/guides/content-systems.md says, nothing else.
 */
export const tinymce = (
  page: Page,
  texts: readonly string[],
  { settings = 'ours', isPasted = false }: Editing = {},
): Promise<readonly string[]> =>
  page.evaluate(
    async ([all, name, pasted]) => {
      const { tinymce: mce, atriaTinymce } = window as unknown as EditorWindow;
      const guide = { selector: '#text', plugins: 'code', license_key: 'gpl' };
      const ours = name === 'ours' ? atriaTinymce : {};
      const [editor] = await mce.init({ ...ours, ...guide });
      return all.map((html) => {
        editor?.setContent(pasted ? '' : html);
        if (pasted) editor?.execCommand('mceInsertClipboardContent', false, { html });
        return editor?.getContent() ?? '';
      });
    },
    [texts, settings, isPasted] as const,
  );

/** The same for CKEditor 5, whose guide names the plugins. */
export const ckeditor = (
  page: Page,
  texts: readonly string[],
  { settings = 'ours', isPasted = false, isOpen = false }: Editing = {},
): Promise<readonly string[]> =>
  page.evaluate(
    async ([texts, name, pasted, open]) => {
      const { CKEDITOR, AtriaWidgets } = window as unknown as EditorWindow;
      const { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph, SourceEditing } = CKEDITOR;
      const plugins = [Essentials, Paragraph, SourceEditing];
      const all = { name: /.*/, attributes: true as const };
      const editor = await ClassicEditor.create(document.querySelector('#text') as HTMLElement, {
        licenseKey: 'GPL',
        plugins: [
          ...plugins,
          ...(open ? [GeneralHtmlSupport] : []),
          ...(name === 'ours' ? [AtriaWidgets] : []),
        ],
        ...(open && { htmlSupport: { allow: [all] } }),
      });
      return texts.map((html) => {
        editor.setData(pasted ? '' : html);
        if (pasted) {
          const given = new DataTransfer();
          given.setData('text/html', html);
          const target = editor.editing.view.getDomRoot();
          const event = new ClipboardEvent('paste', { clipboardData: given, bubbles: true });
          target?.dispatchEvent(event);
        }
        return editor.getData();
      });
    },
    [texts, settings, isPasted, isOpen] as const,
  );

/** DOMPurify's output for each text. */
export const purified = (
  page: Page,
  texts: readonly string[],
  settings: Editing['settings'] = 'ours',
): Promise<readonly string[]> =>
  page.evaluate(
    ([all, name]) => {
      const { DOMPurify, atriaSanitizer } = window as unknown as EditorWindow;
      const sanitize = name === 'ours' ? atriaSanitizer(DOMPurify) : DOMPurify.sanitize;
      return all.map((html) => String(sanitize(html)));
    },
    [texts, settings] as const,
  );
