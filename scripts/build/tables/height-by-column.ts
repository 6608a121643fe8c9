/**
 * Heights by the width of the column, without a container, which would change columns that are
 * sized by their content: a percentage of padding refers to the column's width.
 */

/** The highest of some heights. */
export const highest = (heights: readonly string[]): string =>
  heights.length > 1 ? `max(${heights.join()})` : `calc(${heights.join()})`;

/**
 * An addend that makes a height count only between two widths of the column: outside them it loses
 * to the others.
 *
 * @param from The first width, '' without a limit.
 * @param to The width where the next begins, '' without one.
 */
export const reach = (from: string, to: string): string => {
  const beyond = [
    from && `(${from} - 100%)*99999`,
    // The width itself belongs to the next one.
    to && `(100% - ${to} + .02px)*99999`,
  ].filter(Boolean);
  return beyond.length > 0 ? ` - max(0px,${beyond.join()})` : '';
};
