/** A row of slides, counted in slides. */
export interface Row {
  readonly count: number;
  readonly perView: number;
  /** The row goes around: past the last slide comes the first. */
  readonly wrap: boolean;
}

/** A browser keeps a scroll position in whole pixels: so near a place, in slides, is at it. */
const slack = 0.02;
const modulo = (value: number, count: number) => ((value % count) + count) % count;
const within = (value: number, most: number) => Math.max(Math.min(value, most), 0);

/** How many slides wait on the left of those in view; -1 where the row does not go around. */
const waitingBefore = ({ count, perView, wrap }: Row): number =>
  // Of a row on its way one more is in view.
  wrap && count > perView ? Math.ceil((count - perView - 1) / 2) : -1;

/** The slide at the front of a row that is at a place, which may be that of any round. */
export const slideAt = (place: number, { count }: Row): number => modulo(Math.round(place), count);

/**
 * How many of the first slides stand behind the last one, a round further on, while a row is
 * scrolled by so many slides: so that what is in view is whole, and as many wait on either side.
 */
export function aheadAt(scroll: number, row: Row): number {
  const before = waitingBefore(row);
  return before < 0 ? 0 : within(Math.floor(scroll + slack) - before, row.count);
}

/** By how many slides a row is scrolled to stand at a place, which may be that of any round. */
export function scrollAt(place: number, row: Row): number {
  const before = waitingBefore(row);
  if (before < 0) return within(place, Math.max(row.count - row.perView, 0));
  const at = modulo(place, row.count);
  return Math.floor(at + slack) < before ? at + row.count : at;
}

/** The place to go to for a slide: on (1), back (-1), or without a way by the shorter one. */
export function goalOf(here: number, index: number, { count, wrap }: Row, way?: 1 | -1): number {
  if (!wrap) return index;
  const on = modulo(index - here + slack, count) - slack;
  const back = modulo(here - index + slack, count) - slack;
  return Math.round((way ? way > 0 : on <= back) ? here + on : here - back);
}
