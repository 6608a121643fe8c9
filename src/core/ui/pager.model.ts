/**
 * The pages that a pager names: the first, the last, and those around the one that shows. Null
 * stands for pages left out, which are two at least.
 */
export function pagesNamed(page: number, count: number): readonly (number | null)[] {
  // At an end as many as in the middle, so that the buttons stay where they are.
  const from = Math.max(1, Math.min(page - 1, count - 4));
  const to = Math.min(count, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const before = from <= 3 ? [1, 2].slice(0, from - 1) : [1, null];
  const after = to >= count - 2 ? [count - 1, count].slice(to - count + 2) : [null, count];
  return [...before, ...middle, ...after];
}
