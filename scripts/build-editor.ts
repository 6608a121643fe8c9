import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { built } from './release';
import { root } from './widget-files';

/**
 * Builds the editor's catalogue into `editor/`, beside the releases and in none of them: it is
 * a page of the demo host, with the contracts, their documentation and the examples in it.
 */
export const buildEditor = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: join(built, 'editor'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // Its words are here at once, which a visitor's page asks for late.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        input: { editor: join(root, 'editor/main.tsx') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
