// @vitest-environment node
import { expect, it } from 'vitest';
import { showAllAddress } from '../../../../src/core/search/search-address';

it('lists the parameters of a search in order [SRCH-19]', () => {
  expect(showAllAddress('/haku', 'nakki', 1)).toBe(
    '/haku?q=nakki&contentGroup=1&currentPage=1&pageSize=10',
  );
});

it('sets a parameter that the address has already, and keeps the others as they are [SRCH-19] [QS-11]', () => {
  expect(showAllAddress('/haku?q=&x=a+b&Q=1#tulos', 'kana', 0)).toBe(
    '/haku?x=a+b&Q=1&q=kana&contentGroup=0&currentPage=1&pageSize=10#tulos',
  );
});
