import { build, type Plugin } from 'vite';
import { version } from '../shared/release';
import { root, widgetFile, widgetNames } from '../shared/widget-files';
import { bundlePlugins } from './bundle/bundle-plugins';
import { noteShipped } from './licences';

const prefix = 'atria-widgets:';

/** The modules beside the widgets: the page's settings, and what React hosts need. */
const own: Readonly<Record<string, string>> = {
  'atria-widgets': `export { setPageSettings } from '/src/npm/settings.ts';
     export const version = ${JSON.stringify(version)};`,
  // They have types only; a build that keeps their import needs a module.
  vue: 'export {};',
  svelte: 'export {};',
  react: `export { useAtriaEvent } from '/src/npm/react.ts';`,
  // What a server component gets in place of any of them (`react-server` in package.json): an
  // element that is imported there is never defined.
  'server-component': `throw new Error(
    'atria-widgets: import it in a file that begins with "use client": a server component has no page.',
  );`,
};

/** What an `import` of the package runs: for a widget its registration, which a server skips. */
const codeOf = (name: string): string =>
  own[name] ??
  `import { widget } from ${JSON.stringify(widgetFile(name, 'widget'))};
   if (typeof document !== 'undefined') widget.register();`;

const entries: Plugin = {
  name: 'package-entries',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${prefix}`) ? codeOf(id.slice(prefix.length + 1)) : null),
};

/**
 * Logos stay files in an app's bundle: Vite would turn them into `data:` addresses, which a strict
 * policy refuses and each page would load. Other bundlers ignore the query.
 */
const logosAsFiles: Plugin = {
  name: 'logos-as-files',
  renderChunk: (code) =>
    code.replace(/(new URL\("[^"]+\.svg)(", import\.meta\.url\))/g, '$1?no-inline$2'),
};

/**
 * Builds the modules for bundlers: one per widget, which defines its element, and their shared
 * modules. React is imported from the page, so that a React host ships it once; everything else is
 * included. They are not minified: that is the bundler's work.
 *
 * @param folder the output folder.
 */
export const buildModules = (folder: string) =>
  build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [entries, ...bundlePlugins(), noteShipped(), logosAsFiles],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(
          [...Object.keys(own), ...widgetNames()].map((name) => [name, prefix + name]),
        ),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  });
