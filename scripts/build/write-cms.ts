import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { tinymceSettings } from '../../src/cms/tinymce-settings';
import { loadContracts } from '../shared/load-contracts';
import { root } from '../shared/widget-files';
import { allowList, tagTable } from './cms/tag-table';
import { writeCmsTypes } from './cms/types';
import { writePlugin } from './cms/wordpress';

const wordpressReact = join(root, 'editor/wordpress/react.ts');

interface Script {
  readonly entry: string;
  readonly folder: string;
  readonly formats: readonly ('es' | 'iife')[];
  /** Constants that the build inserts. */
  readonly define?: Readonly<Record<string, unknown>>;
}

/**
 * Builds a script that developers read and add to their CMS: `x.mjs` for imports, and `x.js` for a
 * script tag, which makes its names global. It uses the CMS's own CKEditor.
 */
const buildScript = ({ entry, folder, formats, define = {} }: Script) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    // WordPress has its own React.
    resolve: { alias: [{ find: /^react(-dom|\/jsx-runtime)?$/, replacement: wordpressReact }] },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      lib: {
        entry: join(root, entry),
        formats: [...formats],
        name: 'globalThis',
        fileName: (format) =>
          `${basename(entry).replace(/\..*/, '')}.${format === 'es' ? 'mjs' : 'js'}`,
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

/** The modules for developers to import. */
const sources = ['tinymce', 'ckeditor5', 'dompurify'] as const;

/** Writes `cms/`: what content systems need to keep the widgets that editors insert. */
export async function writeCms(dist: string): Promise<void> {
  const contracts = await loadContracts();
  const folder = join(dist, 'cms');
  const tags = tagTable(contracts);
  const plugin = writePlugin(dist, tags);
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  write('tinymce.json', tinymceSettings(tags));
  write('allow-list.json', allowList(tags));
  for (const source of sources)
    await buildScript({
      entry: `src/cms/${source}.ts`,
      folder,
      formats: ['es', 'iife'],
      define: { __TAGS__: tags },
    });
  writeCmsTypes(folder, sources);
  await buildScript({ entry: 'editor/wordpress/blocks.tsx', folder: plugin, formats: ['iife'] });
}
