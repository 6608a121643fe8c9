import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TagTable } from '../src/cms/tag-table';
import { tinymceSettings } from '../src/cms/tinymce-settings';
import type { Contract } from '../src/core/element/contract';
import { allowList, tagTable } from './cms/tag-table';
import { root } from './widget-files';

/**
 * Builds a script that developers read and put into their CMS: `x.mjs` to be imported, and `x.js`
 * for a script tag, which makes its names global. What it needs of an editor it takes from the
 * page's own (CKEDITOR).
 */
const buildScript = (folder: string, name: string, tags: TagTable) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __TAGS__: JSON.stringify(tags) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      lib: {
        entry: join(root, `src/cms/${name}.ts`),
        formats: ['es', 'iife'],
        name: 'globalThis',
        fileName: (format) => `${name}.${format === 'es' ? 'mjs' : 'js'}`,
      },
      rolldownOptions: {
        external: ['ckeditor5'],
        checks: { bundlerTimings: false },
        output: {
          extend: true,
          generatedCode: { symbols: false },
          globals: { ckeditor5: 'CKEDITOR' },
        },
      },
    },
  });

/** Writes `cms/`: what content systems need to keep the widgets that editors put into them. */
export async function writeCms(dist: string, contracts: readonly Contract[]): Promise<void> {
  const folder = join(dist, 'cms');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  const tags = tagTable(contracts);
  write('tinymce.json', tinymceSettings(tags));
  write('allow-list.json', allowList(tags));
  for (const name of ['tinymce', 'ckeditor5', 'dompurify']) await buildScript(folder, name, tags);
}
