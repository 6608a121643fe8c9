/** A row of slides as it is laid out. */
interface Row {
  readonly slides: readonly HTMLElement[];
  /** CSS pixels from one slide to the next. */
  readonly pitch: number;
  /** How many slides are in view. */
  readonly perView: number;
}

/** How a track's slides are laid out; undefined where it is not, as in a hidden part of a page. */
export function rowOf(track: HTMLElement): Row | undefined {
  const slides = [...track.children] as HTMLElement[];
  const [first] = slides;
  const last = slides.at(-1);
  if (!first?.offsetWidth || !last) return undefined;
  const steps = slides.length - 1;
  const pitch = steps ? (last.offsetLeft - first.offsetLeft) / steps : first.offsetWidth;
  const gap = pitch - first.offsetWidth;
  return { slides, pitch, perView: Math.max(1, Math.round((track.clientWidth + gap) / pitch)) };
}

/** Half of a turn speeds up, half slows down. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/** Scrolls a track over the time its style says, then calls `onEnd`; returns what calls it off. */
function glide(track: HTMLElement, to: number, onEnd: () => void): () => void {
  const from = track.scrollLeft;
  const isThere = Math.abs(to - from) < 1;
  const seconds = isThere ? 0 : Number.parseFloat(getComputedStyle(track).transitionDuration) || 0;
  const start = performance.now();
  let frame = 0;
  const step = () => {
    const part = seconds ? Math.min((performance.now() - start) / 1000 / seconds, 1) : 1;
    track.scrollLeft = from + (to - from) * ease(part);
    if (part < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    onEnd();
    track.style.scrollSnapType = '';
  };
  track.style.scrollSnapType = 'none';
  step();
  return () => {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
  };
}

/**
 * Lets the first slides stand behind the last one, as far as place `upTo`, so that a row goes on
 * where it ends. A place is counted in slides from the start of the row.
 */
function extend({ slides, pitch }: Row, upTo: number): void {
  // A slide is at one end only: of a pair the other one must stay where it is.
  const moved = Math.min(upTo - slides.length, slides.length - 1);
  slides.forEach((slide, at) => {
    slide.style.translate = at < moved ? `${slides.length * pitch}px` : '';
  });
}

/** Puts a track to a slide at once, each slide in its own place. */
export function rest(track: HTMLElement, index: number): void {
  const row = rowOf(track);
  if (!row) return;
  extend(row, 0);
  track.scrollLeft = index * row.pitch;
}

/** Readies a row that goes around for a swipe to either side, which looks the same as before. */
export function ready(track: HTMLElement, index: number): void {
  const row = rowOf(track);
  // Once it is on its way, it is ready.
  if (!row || Math.abs(track.scrollLeft - index * row.pitch) > 1) return;
  const place = index || row.slides.length;
  extend(row, place + row.perView + 1);
  track.scrollLeft = place * row.pitch;
}

/** The slide that a swipe or a key has brought to the front. */
export function slideInFront(track: HTMLElement): number | undefined {
  const row = rowOf(track);
  return row && Math.round(track.scrollLeft / row.pitch) % row.slides.length;
}

export interface Turn {
  readonly from: number;
  readonly to: number;
  /** The row goes around: past the last slide comes the first. */
  readonly wrap: boolean;
  /** Which way to go; without one the shorter way. */
  readonly step?: 1 | -1 | undefined;
}

/** Turns a row from one slide to another, over the time its style says; returns what stops it. */
export function turnTrack(track: HTMLElement, { from, to, wrap, step }: Turn): () => void {
  const row = rowOf(track);
  if (!row) return () => {};
  const { pitch, perView, slides } = row;
  const count = slides.length;
  if (!wrap) return glide(track, to * pitch, () => {});

  const ahead = (to - from + count) % count;
  const isForward = step ? step > 0 : ahead <= count / 2;
  const start = isForward ? from : to + ((count - ahead) % count);
  let end = isForward ? from + ahead : to;
  // Where it stands now, which may be on the way; the same slides stand a whole round further on.
  const now = track.scrollLeft / pitch;
  const far = (place: number) => Math.abs(place - start);
  let place = [now, now - count, now + count].reduce((best, one) =>
    far(one) < far(best) ? one : best,
  );
  if (place < 0 && end + perView < count) {
    place += count;
    end += count;
  }
  extend(row, Math.ceil(Math.max(place - 0.01, end)) + perView);
  track.scrollLeft = place * pitch;
  return glide(track, end * pitch, () => rest(track, to));
}
