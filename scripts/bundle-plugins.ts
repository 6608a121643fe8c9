import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { ownKeys } from './own-keys.ts';
import { staticCss } from './static-css.ts';
import { stripDocs } from './strip-docs.ts';

/**
 * Vite wraps each `import()` in a helper that loads style sheets first. There are none here, and
 * each page would carry the helper.
 */
const plainImports: PluginOption = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null,
};

/** What is done to the widgets' code wherever it ends up: a page's bundle, or the package. */
export const bundlePlugins = (): PluginOption[] => [
  plainImports,
  react(),
  ownKeys(),
  stripDocs(),
  staticCss(),
];
