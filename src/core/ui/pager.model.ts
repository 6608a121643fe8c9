/**
 * The page numbers of a pager: the first, the last, and those around the current one. Null marks a
 * gap of at least two pages.
 */
export function pagesNamed(page: number, count: number): readonly (number | null)[] {
  // As many at an end as in the middle, so that the buttons do not move.
  const from = Math.max(1, Math.min(page - 1, count - 4));
  const to = Math.min(count, Math.max(page + 1, 5));
  const middle = [...Array(to - from + 1)].map((_, place) => from + place);
  const before = from <= 3 ? [1, 2].slice(0, from - 1) : [1, null];
  const after = to >= count - 2 ? [count - 1, count].slice(to - count + 2) : [null, count];
  return [...before, ...middle, ...after];
}
