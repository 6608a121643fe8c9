import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root, widgetFile, widgetNames } from '../../scripts/shared/widget-files';

const entry = 'virtual:naive';

/** A page without our loader: every widget in one script, registered at once. */
const source = (): string =>
  [
    `globalThis[Symbol.for('atria')] = {
      settings: { ...document.querySelector('script[data-atria]')?.dataset }, started: new Map(),
    };`,
    ...widgetNames().map(
      (name, index) => `import { widget as w${index} } from '${widgetFile(name, 'widget')}';`,
    ),
    ...widgetNames().map((_, index) => `w${index}.register();`),
    'window.naiveRegistered = true;',
  ].join('\n');

/** Builds the naive bundle of the same views into `outDir`, as `naive.js`. Returns the folder. */
export async function buildNaive(outDir: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [
      react(),
      {
        name: 'naive',
        enforce: 'pre',
        resolveId(id) {
          if (id === entry) return `\0${entry}`;
          if (/style\/(css|style-sheet)$|^\.\/(css|style-sheet)$/.test(id))
            return join(root, 'tests/bench/naive/css.ts');
          if (id === './widget-element') return join(root, 'tests/bench/naive/widget-element.tsx');
          return undefined;
        },
        load: (id) => (id === `\0${entry}` ? source() : undefined),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { naive: entry },
        output: {
          entryFileNames: 'naive.js',
          chunkFileNames: 'naive-[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: false,
        },
      },
    },
  });
  return outDir;
}
