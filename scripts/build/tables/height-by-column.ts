/**
 * Heights by the width of the column, without a container, which would ask a column that sizes its
 * children by their content for a width: a percentage of padding is one of the column's width.
 */

/** The highest of some heights. */
export const highest = (heights: readonly string[]): string =>
  heights.length > 1 ? `max(${heights.join()})` : `calc(${heights.join()})`;

/**
 * What is added to a height so that it counts between two widths of the column alone: beyond them
 * it loses to the others.
 *
 * @param from The first width, '' without a bound.
 * @param to The width where the next begins, '' without one.
 */
export const reach = (from: string, to: string): string => {
  const beyond = [
    from && `(${from} - 100%)*99999`,
    // The width itself is the next one's.
    to && `(100% - ${to} + .02px)*99999`,
  ].filter(Boolean);
  return beyond.length > 0 ? ` - max(0px,${beyond.join()})` : '';
};
