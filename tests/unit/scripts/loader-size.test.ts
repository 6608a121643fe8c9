// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildEntry } from '../../../scripts/build-entry';
import { loaderTable, type TableRow } from '../../../scripts/loader-table';

/** The widgets of the whole mission by the shared chunks that they will need. */
const wings: Readonly<Record<string, string>> = {
  cards: `card-grid card-carousel contact-cards recipe-banner school-slider school-tiles
    history-timeline brand-carousel hero-slider`,
  'cards search': `site-search product-search recipe-search professional-product-search
    export-product-search news-search search-field job-listing`,
  'cards search shop': `shop-product-search cart checkout order-confirmation login delivery-time
    delivery-check delivery-bar address-popup product-card quick-view buy-button reviews cart-sync`,
  form: `retail-contact-form question-form sponsorship-form promotional-photo-form
    export-contact-form sales-form school-material-form contact-form contact-request-form
    campaign-form expert-question-form newsletter-form newsletter-popup newsletter-modal
    news-release-form news-release-popup overlay`,
  '': `header quick-search hero-carousel video-modal counter floating-buttons like-button accordion
    navigation-accordion page-navigation expandable-list region-map school-header school-vote
    school-video menu-builder portion-calculator`,
};
const eager =
  /^(header|cart-sync|quick-view|address-popup|delivery-bar|overlay|floating-buttons)$|-popup$/;
const early = /^(header|hero-carousel|hero-slider|card-grid|like-button)$/;

const rows = Object.entries(wings).flatMap(([chunks, names]) =>
  names.split(/\s+/).map(
    (name): TableRow => ({
      name,
      chunks: chunks.split(' ').filter(Boolean),
      placement: {
        ...(eager.test(name) && { eager: true }),
        ...(early.test(name) && { request: { 0: '/' } }),
      },
    }),
  ),
);

it('the loader of all 65 widgets is within 1,434 bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atria-loader-'));
  const define = { __WIDGETS__: loaderTable(rows) };
  await buildEntry({ source: 'src/loader.ts', file: 'atria.js', define, folder });
  const code = readFileSync(join(folder, 'atria.js'));
  rmSync(folder, { recursive: true });
  expect(rows).toHaveLength(65);
  // Nothing of the table is lost on the way.
  for (const line of define.__WIDGETS__.split('\n')) expect(code.toString()).toContain(line);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1434);
});
