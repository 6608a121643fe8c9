/** A row of slides, counted in slides. */
export interface Row {
  readonly count: number;
  readonly perView: number;
  /** Whether the first slide follows the last. */
  readonly wrap: boolean;
}

/** A browser rounds scroll positions to pixels: so near a place, in slides, counts as at it. */
const slack = 0.02;
const modulo = (value: number, count: number) => ((value % count) + count) % count;
const within = (value: number, most: number) => Math.max(Math.min(value, most), 0);

/** The number of slides before those in view; -1 if the row does not loop. */
const waitingBefore = ({ count, perView, wrap }: Row): number =>
  // A moving row has one more slide in view.
  wrap && count > perView ? Math.ceil((count - perView - 1) / 2) : -1;

/** The front slide of a row at a place, in any round. */
export const slideAt = (place: number, { count }: Row): number => modulo(Math.round(place), count);

/**
 * How many of the first slides are placed behind the last one, for a scroll position in slides: so
 * that all slides in view are there, and as many wait on either side.
 */
export function aheadAt(scroll: number, row: Row): number {
  const before = waitingBefore(row);
  return before < 0 ? 0 : within(Math.floor(scroll + slack) - before, row.count);
}

/** The scroll position, in slides, of a row at a place, in any round. */
export function scrollAt(place: number, row: Row): number {
  const before = waitingBefore(row);
  if (before < 0) return within(place, Math.max(row.count - row.perView, 0));
  const at = modulo(place, row.count);
  return Math.floor(at + slack) < before ? at + row.count : at;
}

/** The place for a slide: forward (1), back (-1), or by default the shorter way. */
export function goalOf(here: number, index: number, { count, wrap }: Row, way?: 1 | -1): number {
  if (!wrap) return index;
  const on = modulo(index - here + slack, count) - slack;
  const back = modulo(here - index + slack, count) - slack;
  return Math.round((way ? way > 0 : on <= back) ? here + on : here - back);
}
