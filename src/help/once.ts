/** Widgets that a page should have once: of two popups only the first opens. */
export const once: ReadonlySet<string> = new Set([
  'atria-header',
  'atria-newsletter-modal',
  'atria-newsletter-popup',
  'atria-news-release-popup',
  'atria-overlay',
]);
