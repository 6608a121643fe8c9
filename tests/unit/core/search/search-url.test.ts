// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyQuery } from '../../../../src/core/search/search-state';
import { readSearch, tagIds, writeSearch } from '../../../../src/core/search/search-url';

const defaults = { ...emptyQuery, pageSize: 10 };

describe('a search read from the address', () => {
  it('is the default of the widget where the address says nothing [SRCH-10]', () => {
    expect(readSearch('', defaults)).toEqual(defaults);
  });

  it('has q, page, pageSize, contentGroup and facetTags [SRCH-15]', () => {
    expect(
      readSearch('?q=maksa%20laatikko&page=3&pageSize=20&contentGroup=2&facetTags=4,8', defaults),
    ).toEqual({
      ...defaults,
      q: 'maksa laatikko',
      page: 3,
      pageSize: 20,
      contentGroup: 2,
      facetTags: [4, 8],
    });
  });

  it('takes the currentPage of a redirect for its page [SRCH-15]', () => {
    expect(readSearch('?currentPage=2', defaults).page).toBe(2);
  });

  it('believes page before currentPage [SRCH-15]', () => {
    expect(readSearch('?currentPage=2&page=4', defaults).page).toBe(4);
  });

  it.each(['0', '-1', 'x', '1.5', '', '1e3', '99999999999'])(
    'starts on page 1 for the page "%s"',
    (page) => {
      expect(readSearch(`?page=${page}`, defaults).page).toBe(1);
    },
  );

  it('keeps to pages of at most 100 hits', () => {
    expect(readSearch('?pageSize=100000', defaults).pageSize).toBe(10);
  });

  it('ignores tags that are not numeric [SRCH-11]', () => {
    expect(tagIds('12,abc, 7 ,,-3,1.5,12')).toEqual([12, 7]);
  });
});

describe('a search written into the address', () => {
  const write = (part: object, current = '') =>
    writeSearch(current, { ...defaults, ...part }, defaults);

  it('holds what differs from the defaults [SRCH-10]', () => {
    expect(write({ q: 'maksa & sipuli', page: 2, facetTags: [4, 8] })).toBe(
      '?q=maksa%20%26%20sipuli&page=2&facetTags=4,8',
    );
  });

  it('drops empty values, page 1 and the defaults of the widget [SRCH-10]', () => {
    expect(write({}, '?q=old&page=3&pageSize=5&contentGroup=1&sortOrder=2&facetTags=1')).toBe('');
  });

  it('leaves the parameters of the page alone, to the letter [SRCH-10]', () => {
    expect(write({ q: 'ui' }, '?utm=a+b%20c&flag&q=old&page=2')).toBe('?utm=a+b%20c&flag&q=ui');
  });

  it('writes page for the currentPage of a redirect [SRCH-15]', () => {
    expect(write({ page: 2 }, '?currentPage=2')).toBe('?page=2');
  });

  it('reads as what was written, whatever it was [SRCH-10]', () => {
    const query = fc.record({
      q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 1e9 }),
      pageSize: fc.integer({ min: 1, max: 100 }),
      sortOrder: fc.integer({ min: 0, max: 9 }),
      contentGroup: fc.integer({ min: 0, max: 9 }),
      productGroup: fc.string({ unit: 'grapheme' }),
      facetTags: fc.uniqueArray(fc.integer({ min: 0, max: 1e9 })),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(readSearch(writeSearch('?a=b', one, defaults), defaults)).toEqual(one);
      }),
    );
  });
});
