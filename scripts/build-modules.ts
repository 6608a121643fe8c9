import { build, type Plugin } from 'vite';
import { bundlePlugins } from './bundle-plugins';
import { noteShipped } from './licences';
import { version } from './release';
import { root, widgetFile, widgetNames } from './widget-files';

const prefix = 'atria-widgets:';

/**
 * What `import` of the package runs: for a widget its element's registration, which a server leaves
 * out; for the package itself what a page's script needs.
 */
const codeOf = (name: string): string =>
  name === 'atria-widgets'
    ? `export { setPageSettings } from '/src/core/page/settings.ts';
       export const version = ${JSON.stringify(version)};`
    : `import { widget } from ${JSON.stringify(widgetFile(name, 'widget'))};
       if (typeof document !== 'undefined') widget.register();`;

const entries: Plugin = {
  name: 'package-entries',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${prefix}`) ? codeOf(id.slice(prefix.length + 1)) : null),
};

/**
 * Builds the modules that bundlers import: one a widget, which defines its element, and what they
 * share. React is the page's own, so that a host that has it ships it once; all else that the widgets
 * need is within. Not minified: that is the bundler's work.
 *
 * @param folder where they come.
 */
export const buildModules = (folder: string) =>
  build({
    root,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [entries, ...bundlePlugins(), noteShipped()],
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
          ['atria-widgets', ...widgetNames()].map((name) => [name, prefix + name]),
        ),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  });
