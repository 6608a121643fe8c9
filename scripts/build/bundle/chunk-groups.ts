import type { Rolldown } from 'vite';

/**
 * The shared chunks, and the part of `src` in each: folders, and files that are in another chunk
 * than their folder. The longest matching path counts. A file that no chunk names is bundled with
 * its importer. `npm run sizes` prints which modules of a chunk each other chunk needs.
 */
export const homes: Readonly<Record<string, readonly string[]>> = {
  // What src/early.ts needs, so that it loads first: core.js imports it from there, and no page
  // loads it twice.
  early: [
    'early.ts',
    'when.ts',
    'api/anti-forgery',
    'api/call-address',
    'api/cookie',
    'core/element/reading/attribute-text',
    'core/element/reading/block-script',
    'core/element/served/page-steps',
    'core/element/reading/small-keys',
    'core/page/frame',
    'core/page/language',
    'core/page/raw-settings',
    'read/data-block',
  ],
  // What nearly every page needs, so all of the header: quick search and the cart's badge.
  core: [
    'core/element/',
    'core/page/',
    'core/style/',
    'core/i18n/',
    'core/ui/badge',
    'core/ui/button',
    'core/ui/focused-in',
    'core/ui/icon',
    'core/ui/is-composing',
    'core/ui/late',
    'core/ui/lend-focus',
    'core/ui/link',
    'core/ui/nav-link',
    'core/ui/picture',
    'core/ui/skeleton',
    'core/ui/spinner',
    'core/ui/use-action',
    'core/ui/use-combobox',
    'core/ui/press-guard',
    'core/ui/use-focus-on-more',
    'core/ui/use-growing',
    'core/ui/use-listbox',
    'core/ui/use-out-of-view',
    'core/ui/use-outside-click',
    'core/ui/use-reduced-motion',
    'core/quick-search/quick-search.',
    'core/quick-search/use-suggestions',
    'core/quick-search/recent-searches',
    'core/search/search-address',
    'core/search/search-form',
    'core/state/patience',
    'core/state/store',
    'core/cart/cart',
    'core/state/stored-value',
    'core/state/visit',
    'importing',
    'read/date',
    'read/link',
    'read/number',
    'read/text',
    'api/api-error',
    'api/cart.',
    'api/client',
    'api/define-call',
    'api/price',
    'api/schema',
    'api/suggestions',
    // Also for contracts whose widgets load the rest of the shop's parts late.
    'core/products/shop.events',
  ],
  // Small modules that several chunks import: without it, forms would load the shop.
  base: [
    'core/analytics/',
    'core/contact/newsletter.attributes',
    'core/form/form.attributes',
    'core/form/drafts',
    'core/form/form-contract',
    'core/ui/chip',
    'core/ui/discount',
    'core/ui/dropdown.styles',
    'core/ui/failure',
    'core/ui/field-message',
    'core/ui/focus-in-view',
    'core/ui/notice',
    'core/ui/price',
    'core/ui/print-alone',
    'core/ui/trusted-types',
    'core/ui/ui.texts',
    'core/ui/use-focus-back',
    'core/ui/with-name',
    'core/element/use-announced',
    'core/listing/listing.styles',
    'core/listing/listing.styles',
    'core/page/ask-on-leave',
    'core/page/use-comeback',
    'api/postal-code',
    'read/amount',
    'read/compare',
    'read/email',
    'read/phone-number',
  ],
  // The customer and the delivery's address: on pages without the shop, too.
  customer: ['core/state/customer.atoms', 'api/customer'],
  delivery: ['core/shop/checkout', 'core/delivery/', 'api/delivery'],
  // Popups, dismissals and bars at the page's foot; the dialog itself is in `modal`.
  popups: ['core/popups/', 'core/contact/overlay.texts', 'core/ui/bottom-bars'],
  modal: [
    'core/ui/modal',
    'core/ui/use-dialog',
    'core/ui/use-back-closes',
    'core/contact/newsletter.texts',
    'core/contact/newsletter-window',
  ],
  cards: ['core/cards/', 'api/cards'],
  // How a list grows and which part is in the address, also for lists without a search.
  listing: ['core/listing/'],
  search: ['core/search/', 'core/quick-search/', 'api/search', 'api/facets'],
  products: ['core/product-search/'],
  // The shop's product, also for widgets that load its card late.
  'shop-product': ['core/products/shop-product.', 'core/products/shop-card-size'],
  shop: ['core/shop/', 'core/products/', 'core/cart/', 'api/products', 'api/cart-changes'],
  form: [
    'core/form/',
    'core/form/kinds/checkboxes',
    'core/form/kinds/email',
    'core/form/kinds/text',
    'api/form-answer',
    'api/contact',
    'api/retail-',
  ],
  // A newsletter's single field does not need it; the controls for dates, files and products load
  // late.
  fields: [
    'core/date/date-kind',
    'core/date/date-rules',
    'core/date/date.texts',
    'core/files/file-kind',
    'core/files/file-type',
    'core/files/file.texts',
    'core/form/kinds/',
    'core/form/person',
    'core/product/product-kind',
    'core/product/product.texts',
    'read/lines',
  ],
  video: ['core/video/'],
  carousel: ['core/ui/carousel', 'core/ui/hero-slides', 'core/ui/use-slides'],
  text: [
    'core/element/own-elements',
    'core/ui/disclosure',
    'core/ui/menu-section',
    'core/ui/rich-text',
    'core/ui/use-disclosure',
    'core/ui/use-until-found',
    'read/references',
  ],
  likes: ['core/likes/likes'],
};

const paths = Object.entries(homes)
  .flatMap(([chunk, list]) => list.map((path) => ({ path, chunk })))
  .sort((a, b) => b.path.length - a.path.length);

/** The libraries of every view, and what is kept of React's packages. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|jotai|valibot|@emotion|stylis|@r2wc)\/|kept-of:/;

/** The shared chunk of a module; undefined if it has none of its own. */
export function homeOf(id: string): string | undefined {
  if (libraries.test(id)) return 'core';
  const [, path] = /\/src\/(.+)$/.exec(id) ?? [];
  return path && paths.find((one) => path.startsWith(one.path))?.chunk;
}

/**
 * The chunks in the form for the bundler: of the modules that widgets import statically, with their
 * own imports; the first named chunk wins. A module that only an `import()` loads stays in a chunk
 * of its own.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] =>
  Object.keys(homes).map((chunk, at, all) => ({
    debugName: chunk,
    name: (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ? null : chunk),
    test: (id) => homeOf(id) === chunk,
    priority: all.length - at,
    tags: ['$initial'],
  }));
