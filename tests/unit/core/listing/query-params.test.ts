// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idsOf,
  idsParam,
  isUnasked,
  numberParam,
  pageParam,
  readQuery,
  textParam,
  unasked,
  writeQuery,
} from '../../../../src/core/listing/query-params';
import { searchParams } from '../../../../src/core/search/use-search';
import { clean } from '../../../../src/read/text';

const params = searchParams({ pageSize: 10, productGroup: '' });
const defaults = readQuery(params, '');
const read = (address: string) => readQuery(params, address);

describe('a query read from the address', () => {
  it('is the default of the widget where the address says nothing [SRCH-10]', () => {
    expect(defaults).toEqual({
      q: '',
      page: 1,
      pageSize: 10,
      sortOrder: 0,
      contentGroup: 0,
      productGroup: '',
      facetTags: [],
    });
  });

  it('has q, page, pageSize, contentGroup and facetTags [SRCH-15]', () => {
    expect(read('?q=maksa%20laatikko&page=3&pageSize=20&contentGroup=2&facetTags=4,8')).toEqual({
      ...defaults,
      q: 'maksa laatikko',
      page: 3,
      pageSize: 20,
      contentGroup: 2,
      facetTags: [4, 8],
    });
  });

  it('has a product group only where products are searched', () => {
    expect(readQuery(searchParams({}), '?productGroup=4')).not.toHaveProperty('productGroup');
  });

  it('takes the currentPage of a redirect for its page [SRCH-15]', () => {
    expect(read('?currentPage=2').page).toBe(2);
  });

  it('prefers page to currentPage [SRCH-15]', () => {
    expect(read('?currentPage=2&page=4').page).toBe(4);
  });

  it.each(['0', '-1', 'x', '1.5', '', '1e3', '99999999999'])(
    'starts on page 1 for the page "%s"',
    (page) => {
      expect(read(`?page=${page}`).page).toBe(1);
    },
  );

  it('keeps to pages of at most 100 hits', () => {
    expect(read('?pageSize=100000').pageSize).toBe(10);
  });

  it('has ids of any size that a number holds exactly [SRCH-11]', () => {
    expect(idsOf('2147483647,9007199254740991,9007199254740993')).toEqual([
      2_147_483_647, 9_007_199_254_740_991,
    ]);
  });

  it('ignores tags that are not numeric [SRCH-11]', () => {
    expect(idsOf('12,abc, 7 ,,-3,1.5,12')).toEqual([12, 7]);
  });
});

describe('a query written into the address', () => {
  const write = (part: object, current = '') =>
    writeQuery(current, params, { ...defaults, ...part });

  it('holds what differs from the defaults [SRCH-10]', () => {
    expect(write({ q: 'maksa & sipuli', page: 2, facetTags: [4, 8] })).toBe(
      '?q=maksa%20%26%20sipuli&page=2&facetTags=4,8',
    );
  });

  it('drops empty values, page 1 and the defaults of the widget [SRCH-10]', () => {
    expect(write({}, '?q=old&page=3&pageSize=5&contentGroup=1&sortOrder=2&facetTags=1')).toBe('');
  });

  it('does not change the parameters of the page at all [SRCH-10]', () => {
    expect(write({ q: 'ui' }, '?utm=a+b%20c&flag&q=old&page=2')).toBe('?utm=a+b%20c&flag&q=ui');
  });

  it('does not change unchanged parameters at all [SRCH-10]', () => {
    const kept = { q: 'a b', facetTags: [7] };
    expect(write({ ...kept, page: 2 }, '?q=a+b&x&facetTags=7')).toBe('?q=a+b&x&facetTags=7&page=2');
    expect(write({ ...kept, q: 'c' }, '?q=a+b&x&facetTags=7')).toBe('?q=c&x&facetTags=7');
  });

  it('writes page for the currentPage of a redirect [SRCH-15]', () => {
    expect(write({ page: 2 }, '?currentPage=2')).toBe('?page=2');
  });

  it('reads back what was written, whatever it was [SRCH-10]', () => {
    const text = fc.string({ unit: 'grapheme' }).map(clean);
    const query = fc.record({
      q: text,
      page: fc.integer({ min: 1, max: 1e9 }),
      pageSize: fc.integer({ min: 1, max: 100 }),
      sortOrder: fc.integer({ min: 0, max: 9 }),
      contentGroup: fc.integer({ min: 0, max: 9 }),
      productGroup: text,
      facetTags: fc.uniqueArray(fc.integer({ min: 0, max: 1e9 })),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(read(writeQuery('?a=b', params, one))).toEqual(one);
      }),
    );
  });
});

describe('the parameters of another listing', () => {
  const jobs = {
    q: textParam(),
    sort: numberParam(0),
    page: pageParam(),
    regions: idsParam(),
    size: numberParam(20, { min: 5 }),
  };
  const normal = readQuery(jobs, '');

  it('do not change those of a search', () => {
    const query = { ...normal, sort: 1, regions: [3] };
    expect(writeQuery('?facetTags=7', jobs, query)).toBe('?facetTags=7&sort=1&regions=3');
  });

  it('are removed, but not how they are listed', () => {
    const query = { ...normal, q: 'a', page: 2, regions: [3], sort: 1 };
    expect(unasked(jobs, query)).toEqual({ ...normal, sort: 1 });
  });

  it('have a prefix of their own, except for the text [SRCH-10]', () => {
    const query = { ...normal, q: 'a', page: 2, regions: [3] };
    const address = writeQuery('?page=5&facetTags=7', jobs, query, 'työt & muut');
    expect(new URLSearchParams(address).get('työt & muut-page')).toBe('2');
    expect(address).toMatch(/^\?page=5&facetTags=7&q=a&/);
    expect(readQuery(jobs, address, 'työt & muut')).toEqual(query);
    expect(readQuery(jobs, address)).toEqual({ ...normal, q: 'a', page: 5 });
    expect(writeQuery(address, jobs, normal, 'työt & muut', ['page'])).toBe('?facetTags=7');
  });
});

describe('a query without a visitor’s request', () => {
  it('has no text, no tags, no chosen group and is on page 1 [SRCH-08]', () => {
    expect(isUnasked(params, defaults)).toBe(true);
  });

  it.each([
    ['a text', { q: 'makkara' }],
    ['a tag', { facetTags: [5] }],
    ['a later page', { page: 2 }],
    ['a chosen product group', { productGroup: '7' }],
  ])('is requested by %s [SRCH-08]', (_, part) => {
    expect(isUnasked(params, { ...defaults, ...part })).toBe(false);
  });

  it.each([{ pageSize: 20 }, { sortOrder: 2 }, { contentGroup: 1 }])(
    'is not requested by how it is listed: %o [SRCH-08]',
    (part) => {
      expect(isUnasked(params, { ...defaults, ...part })).toBe(true);
    },
  );

  it("is not requested by the page's own product group [SRCH-08]", () => {
    const own = searchParams({ productGroup: '7' });
    expect(isUnasked(own, readQuery(own, ''))).toBe(true);
  });
});
