// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { browserTestsOf, touchedWidgets } from '../../../scripts/test/changed';

/** Whether a browser test, by its Playwright name, runs for a change of a file. */
const runs = (file: string, test: string): boolean => {
  const matched = browserTestsOf([file]);
  return matched !== undefined && new RegExp(matched).test(test);
};

describe('the browser tests for a change', () => {
  it('are those of the widgets that include a file', () => {
    expect(touchedWidgets(['src/widgets/counter/counter.tsx'])).toEqual(['counter']);
    expect(touchedWidgets(['src/core/search/use-listing.ts'])).toContain('recipe-search');
  });

  it.each([
    [
      'src/widgets/counter/counter.tsx',
      'axe.spec.ts axe finds nothing in the examples of counter,',
    ],
    ['src/core/search/use-listing.ts', 'search.spec.ts two searches on one page'],
    ['src/help/panel.ts', 'help.spec.ts names what is missing'],
    ['tests/browser/narrow.spec.ts', 'narrow.spec.ts the page of a widget'],
    ['site/worker.ts', 'site.all.spec.ts the calls of a first visit'],
    ['cli/doctor/page.ts', 'doctor.all.spec.ts names'],
    ['src/loader.ts', 'shop.spec.ts buys'],
    ['stand-in/api/fault.ts', 'shop.spec.ts buys'],
    [
      'stand-in/api/menu-routes.ts',
      'axe.spec.ts axe finds nothing in the examples of menu-builder,',
    ],
    ['demo-host/pages/lihakauppa/ostoskori.html', 'cart-tabs.spec.ts two tabs'],
    ['scripts/build/bundle/strip-docs.ts', 'shop.spec.ts buys'],
    ['scripts/build/bundle/cut-react/cut.ts', 'shop.spec.ts buys'],
    ['scripts/build/bundle/bundle-plugins.ts', 'shop.spec.ts buys'],
    ['scripts/build/tables/loader-table.ts', 'shop.spec.ts buys'],
  ])('for %s are %s', (file, test) => {
    expect(runs(file, test)).toBe(true);
  });

  it.each([
    ['docs/api.md', 'shop.spec.ts buys'],
    ['stand-in/data/facts.tsv', 'shop.spec.ts buys'],
    ['demo-host/pages/lihakauppa/ostoskori.html', 'search.spec.ts two searches'],
    ['stand-in/api/menu-routes.ts', 'shop.spec.ts buys'],
    ['scripts/describe/widget-tables.ts', 'shop.spec.ts buys'],
    ['scripts/try/package.ts', 'shop.spec.ts buys'],
    ['src/widgets/counter/counter.tsx', 'shop.spec.ts buys'],
    ['src/widgets/counter/counter.tsx', 'axe.spec.ts axe finds nothing in the examples of header,'],
    ['src/widgets/search-field/search-field.tsx', 'axe.spec.ts the examples of recipe-search'],
  ])('for %s are not %s', (file, test) => {
    expect(runs(file, test)).toBe(false);
  });
});
