import { join } from 'node:path';
import { defineConfig } from 'vite';
import { bundlePlugins } from './scripts/build/bundle/bundle-plugins.ts';
import { chunkGroups } from './scripts/build/bundle/chunk-groups.ts';
import { root, widgetFile, widgetNames } from './scripts/shared/widget-files.ts';

/** What every widget imports, which the loader knows by heart. */
const common: Readonly<Record<string, string>> = {
  early: 'atria-early.js',
  core: 'core.js',
  'rolldown-runtime': 'runtime.js',
};

/** Builds the widgets and what they share; the loader is built after, see scripts/build.ts. */
export default defineConfig({
  root,
  base: './',
  plugins: bundlePlugins(),
  build: {
    target: 'es2022',
    modulePreload: false,
    manifest: 'chunks.json',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        'atria-early': join(root, 'src/early.ts'),
        ...Object.fromEntries(widgetNames().map((name) => [name, widgetFile(name, 'widget')])),
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        // No hashes: each release has a folder of its own, see scripts/shared/release.ts.
        entryFileNames: ({ name }) => (name === 'atria-early' ? '[name].js' : 'widgets/[name].js'),
        chunkFileNames: ({ name }) => common[name] ?? `chunks/${name.replaceAll('.', '-')}.js`,
        assetFileNames: 'assets/[name][extname]',
        codeSplitting: {
          groups: chunkGroups(),
        },
      },
    },
  },
});
