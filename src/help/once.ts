/** What a page has one of: of popups that stand twice the first alone opens. */
export const once: ReadonlySet<string> = new Set([
  'atria-header',
  'atria-newsletter-modal',
  'atria-newsletter-popup',
  'atria-news-release-popup',
  'atria-overlay',
]);
