/** The HTML of a part that an editor has written and not taken over. */
export interface PendingSource {
  /** The index of the part among the parts of the page, their number, and its markup. */
  readonly at: number;
  readonly count: number;
  readonly markup: string;
  readonly source: string;
}

/**
 * The pending HTML of a part: by its markup, wherever it was moved; where no part has that, since
 * its text was changed, by its place.
 *
 * @param markups the markup of each part of the page
 */
export const pendingAt = (
  pending: readonly PendingSource[],
  markups: readonly string[],
  at: number,
): PendingSource | undefined =>
  pending.find((one) => {
    if (markups[one.at] === one.markup) return one.at === at;
    const to = markups.indexOf(one.markup);
    return to < 0 ? one.at === at && one.count === markups.length : to === at;
  });

/** The pending ones from this browser's storage that are valid. */
export function pendingFrom(kept: unknown): readonly PendingSource[] {
  const isPending = (one: unknown): one is PendingSource => {
    const { at, count, markup, source } = Object(one) as Partial<PendingSource>;
    return [at, count].every(Number.isInteger) && `${markup}` === markup && `${source}` === source;
  };
  return Array.isArray(kept) ? kept.filter(isPending) : [];
}
