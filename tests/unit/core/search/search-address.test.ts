// @vitest-environment node
import { expect, it } from 'vitest';
import { showAllAddress } from '../../../../src/core/search/search-address';

it('lists the parameters of a search in order [SRCH-19]', () => {
  expect(showAllAddress('/haku', 'nakki', 1)).toBe(
    '/haku?q=nakki&contentGroup=1&currentPage=1&pageSize=10',
  );
});
