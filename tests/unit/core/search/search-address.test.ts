// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { searchAddress } from '../../../../src/core/search/search-address';

describe('the address of a search', () => {
  it('has the text URL-encoded [QS-11]', () => {
    expect(searchAddress('/haku', { q: 'kana & riisi?' })).toBe('/haku?q=kana%20%26%20riisi%3F');
  });

  it('keeps the query and the hash of the page', () => {
    expect(searchAddress('/haku?site=fi#tulokset', { q: 'a' })).toBe('/haku?site=fi&q=a#tulokset');
  });

  it('lists its parameters in order [SRCH-19]', () => {
    expect(
      searchAddress('/haku', { q: 'nakki', contentGroup: 1, currentPage: 1, pageSize: 10 }),
    ).toBe('/haku?q=nakki&contentGroup=1&currentPage=1&pageSize=10');
  });
});
