import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { cutR2wc } from './cut-r2wc.ts';
import { ownAssets } from './own-assets.ts';
import { ownKeys } from './own-keys.ts';
import { r2wcSymbols } from './r2wc-symbols.ts';
import { staticCss } from './static-css.ts';
import { stripDocs } from './strip-docs.ts';

/**
 * Vite wraps each `import()` in a helper that loads style sheets first, except for workers, which
 * have none. We have none either, and each page would load the helper.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved: (config) => void Object.assign(config, { isWorker: true }),
};

/** The plugins for the widgets' code in any output: a page's bundle, or the package. */
export const bundlePlugins = (css = staticCss()): PluginOption[] => [
  plainImports,
  react(),
  ownAssets(),
  ownKeys(),
  cutR2wc(),
  r2wcSymbols(),
  stripDocs(),
  css,
];
