// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { browserTestsOf, changedFiles, touchedWidgets } from '../../../scripts/test/changed';

/** Whether a browser test, by its Playwright name, runs for a change of a file. */
const runs = (file: string, test: string): boolean => {
  const { pattern } = browserTestsOf([file]);
  return pattern !== undefined && new RegExp(pattern).test(test);
};

describe('the browser tests for a change', () => {
  it('are those of the widgets that include a file', () => {
    expect(touchedWidgets(['src/widgets/counter/counter.tsx'])).toEqual(['counter']);
    expect(touchedWidgets(['src/core/listing/use-listing.ts'])).toContain('recipe-search');
  });

  it.each([
    ['src/widgets/counter/counter.tsx', 'every-example.spec.ts every example of counter hydrates'],
    ['src/core/listing/use-listing.ts', 'search.spec.ts two searches on one page'],
    ['src/core/listing/use-listing.ts', 'search.all.spec.ts two searches on one page'],
    ['src/help/panel.ts', 'help.spec.ts names what is missing'],
    ['tests/browser/narrow.spec.ts', 'narrow.spec.ts the page of a widget'],
    ['site/worker.ts', 'site.all.spec.ts the calls of a first visit'],
    ['cli/doctor/page.ts', 'doctor.all.spec.ts names'],
    ['stand-in/api/menu-routes.ts', 'every-example.spec.ts every example of menu-builder hydrates'],
    ['demo-host/pages/lihakauppa/ostoskori.html', 'cart-tabs.spec.ts two tabs'],
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
    ['src/widgets/counter/counter.tsx', 'every-example.spec.ts every example of header hydrates'],
    [
      'src/widgets/search-field/search-field.tsx',
      'every-example.spec.ts every example of recipe-search',
    ],
  ])('for %s are not %s', (file, test) => {
    expect(runs(file, test)).toBe(false);
  });
});

describe('a change of what all widgets share', () => {
  it.each([
    'src/core/element/reading/values.ts',
    'src/loader.ts',
    'stand-in/api/fault.ts',
    'tests/browser/support/host-page.ts',
    'scripts/build/bundle/strip-docs.ts',
    'scripts/build/bundle/cut-react/cut.ts',
    'scripts/build/bundle/bundle-plugins.ts',
    'scripts/build/tables/loader-table.ts',
  ])('in %s is tested by a part of the browser tests, and says so', (file) => {
    expect(browserTestsOf([file]).isWide).toBe(true);
    for (const spec of ['element', 'loader', 'bundle'])
      expect(runs(file, `${spec}.spec.ts a title`)).toBe(true);
    expect(runs(file, 'shop.spec.ts buys')).toBe(false);
  });

  it('is also tested by what is named like it', () => {
    expect(runs('demo-host/host/early.ts', 'early.spec.ts waits')).toBe(true);
  });

  it('is not one of a widget', () => {
    expect(browserTestsOf(['src/widgets/counter/counter.tsx']).isWide).toBe(false);
  });
});

it('a commit that git does not know is refused', () => {
  expect(() => changedFiles('no-such-branch')).toThrow('"no-such-branch"');
});
