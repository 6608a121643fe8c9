import { defineConfig, type Rolldown } from 'vite';
import { bundlePlugins } from './scripts/bundle-plugins.ts';
import { root, widgetFile, widgetNames } from './scripts/widget-files.ts';

/** What nearly every page needs is one chunk; what only some need is shared by who uses it. */
const core = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|jotai|valibot|@emotion|stylis|@r2wc)/',
    'src/core/(element/(?!own-elements)|page/|style/|i18n/)',
    'src/core/ui/(badge|button|icon|late|link|picture|skeleton|spinner|use-(action|listbox|outside))',
    'src/api/(anti-forgery|api-error|call-address|client|paths|schema)',
    // The header is on every page, and with it quick search and the cart's badge.
    'src/core/search/(quick-search\\.|use-suggestions|suggestions-state|latest-call|search-address|search-navigation)',
    'src/core/state/(store|cart|use-cart)',
    // Declared also by who loads the rest of the wing late.
    'src/core/shop/shop\\.events',
    'src/core/form/form\\.(events|attributes)',
    'src/core/contact/newsletter\\.attributes',
    'src/api/(suggestions|cart\\.)',
  ].join('|'),
);

/** What the widgets of one wing share is one chunk a wing: few requests, a short list in the loader. */
const wings = {
  cards: /src\/core\/cards\/|src\/api\/cards\./,
  search: /src\/core\/search\/|src\/core\/ui\/chip|src\/api\/(search|facets)\./,
  // What a shop's product is, also for who loads its card late.
  'shop-product': /src\/core\/shop\/shop-(product\.|card-size)/,
  shop: /src\/core\/shop\/|src\/core\/state\/(customer|delivery)|src\/api\/(products|delivery)\./,
  form: /src\/core\/form\/|src\/api\/(form-answer|contact\.|retail-)|src\/core\/contact\/push-contact/,
  modal:
    /src\/core\/ui\/(modal|use-dialog|scroll-lock)|src\/core\/state\/overlay|src\/core\/contact\/(overlay|newsletter(\.texts|-window))/,
  video: /src\/core\/video\//,
  carousel: /src\/core\/ui\/(carousel|use-(slides|autoplay|reduced))/,
  text: /src\/core\/ui\/(disclosure|headed-nav|use-disclosure|use-until-found|rich-text|menu-section)|src\/core\/element\/own-elements/,
  likes: /src\/core\/state\/(follow-tabs|likes)/,
  ui: /src\/core\/ui\/(discount|price|popover-message|quantity-input)/,
};

/**
 * Small things that several wings import. A wing's chunk has all that the wing imports, unless a
 * chunk of a higher priority has it: without this one, forms would load the shop.
 */
const base =
  /src\/core\/(ui\/(notice|ui\.texts|dropdown\.styles|field-message)|analytics\/data-layer|state\/draft)|src\/api\/postal-code/;

/** What every widget imports, which the loader knows by heart. */
const common: Readonly<Record<string, string>> = {
  core: 'core.js',
  'rolldown-runtime': 'runtime.js',
};

/**
 * A chunk of the modules that widgets import statically. What is asked for by an `import()`
 * anywhere, and what only that needs, stays out by itself: it is a chunk of its own.
 */
const shared = (name: string, test: RegExp, priority = 0): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  name: (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ? null : name),
  test,
  priority,
  tags: ['$initial'],
});

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
      input: Object.fromEntries(widgetNames().map((name) => [name, widgetFile(name, 'widget')])),
      preserveEntrySignatures: 'allow-extension',
      output: {
        // No hashes: each release has a folder of its own, see scripts/release.ts.
        entryFileNames: 'widgets/[name].js',
        chunkFileNames: ({ name }) => common[name] ?? `chunks/${name.replaceAll('.', '-')}.js`,
        assetFileNames: 'assets/[name][extname]',
        codeSplitting: {
          groups: [
            shared('core', core, 10),
            shared('base', base, 5),
            ...Object.entries(wings).map(([name, test]) => shared(name, test)),
          ],
        },
      },
    },
  },
});
