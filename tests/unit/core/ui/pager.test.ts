import { describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../../src/core/ui/pager';

const named = (page: number, count: number) =>
  pagesNamed(page, count)
    .map((one) => one ?? '…')
    .join(' ');

describe('the pages that a pager names [CONT-18]', () => {
  it.each([
    [1, 2, '1 2'],
    [3, 3, '1 2 3'],
    [1, 6, '1 2 3 4 5 6'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('on page %i of %i are %s', (page, count, pages) => {
    expect(named(page, count)).toBe(pages);
  });

  it('leave out two pages at least, and keep their number on each page', () => {
    for (let page = 1; page <= 12; page++) expect(pagesNamed(page, 12)).toHaveLength(7);
  });
});
