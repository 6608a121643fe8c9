import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { TagTable } from '../src/cms/tag-table';
import { tinymceSettings } from '../src/cms/tinymce-settings';
import { allowList, tagTable } from './cms/tag-table';
import { writePlugin } from './cms/wordpress';
import { jsonSchema } from './describe/json-schema';
import { loadContracts } from './load-contracts';
import { root } from './widget-files';

interface Script {
  /** Its source in `src/cms`, without `.ts`. */
  readonly source: string;
  readonly folder: string;
  readonly formats: readonly ('es' | 'iife')[];
  readonly tags: TagTable;
}

/**
 * Builds a script that developers read and put into their CMS: `x.mjs` to be imported, and `x.js`
 * for a script tag, which makes its names global. What it needs of CKEditor it takes from there.
 */
const buildScript = ({ source, folder, formats, tags }: Script) =>
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
        entry: join(root, `src/cms/${source}.ts`),
        formats: [...formats],
        name: 'globalThis',
        fileName: (format) => `${basename(source)}.${format === 'es' ? 'mjs' : 'js'}`,
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
export async function writeCms(dist: string): Promise<void> {
  const contracts = await loadContracts();
  const folder = join(dist, 'cms');
  const tags = tagTable(contracts);
  const plugin = writePlugin(dist, contracts.map(jsonSchema), tags);
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  write('tinymce.json', tinymceSettings(tags));
  write('allow-list.json', allowList(tags));
  for (const source of ['tinymce', 'ckeditor5', 'dompurify'])
    await buildScript({ source, folder, formats: ['es', 'iife'], tags });
  await buildScript({ source: 'wordpress/blocks', folder: plugin, formats: ['iife'], tags });
}
