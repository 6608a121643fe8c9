/** A row of slides as it is laid out. */
interface Row {
  readonly slides: readonly HTMLElement[];
  /** CSS pixels from one slide to the next. */
  readonly pitch: number;
  /** How many slides are in view. */
  readonly perView: number;
}

/** How a track's slides are laid out; undefined where it is not, as in a hidden part of a page. */
function rowOf(track: HTMLElement): Row | undefined {
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
function rest(track: HTMLElement, index: number): void {
  const row = rowOf(track);
  if (!row) return;
  extend(row, 0);
  track.scrollLeft = index * row.pitch;
}

/** Readies a row that goes around for a swipe to either side, which looks the same as before. */
function ready(track: HTMLElement, index: number): void {
  const row = rowOf(track);
  // Once it is on its way, it is ready.
  if (!row || Math.abs(track.scrollLeft - index * row.pitch) > 1) return;
  const place = index || row.slides.length;
  extend(row, place + row.perView + 1);
  track.scrollLeft = place * row.pitch;
}

interface Turn {
  readonly from: number;
  readonly to: number;
  /** The row goes around: past the last slide comes the first. */
  readonly wrap: boolean;
  /** Which way to go; without one the shorter way. */
  readonly step?: 1 | -1 | undefined;
}

/** Turns a row from one slide to another, over the time its style says; returns what stops it. */
function turnTrack(track: HTMLElement, { from, to, wrap, step }: Turn): () => void {
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

/** What is asked of a row, and who is told what a visitor does with it. */
export interface Driven {
  readonly index: number;
  readonly last: number;
  readonly wrap: boolean;
  /** One on (1) or back (-1). */
  readonly turn: (way: 1 | -1) => void;
  readonly onSelect: (index: number) => void;
}

export interface Motion {
  /** Turns to the slide that is asked for now, if `way` says which way, that way. */
  readonly show: (way?: 1 | -1) => void;
  /** Puts the row in its place again, as after a change of its width. */
  readonly rest: () => void;
  readonly stop: () => void;
}

/** Moves a row, and hears what a visitor wants by a swipe or a key, until it is stopped. */
export function drive(track: HTMLElement, asked: () => Driven): Motion {
  let shown = asked().index;
  let halt = () => {};
  let pause: ReturnType<typeof setTimeout>;
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) =>
    track.addEventListener(type, listener, {
      passive: type !== 'keydown',
      signal: listeners.signal,
    });

  // The visitor's own hand goes before a turn that runs.
  const takeOver = () => {
    halt();
    if (asked().wrap) ready(track, shown);
  };
  const settle = () => {
    const row = rowOf(track);
    // A turn of ours scrolls as well.
    if (!row || track.style.scrollSnapType) return;
    const front = Math.round(track.scrollLeft / row.pitch) % row.slides.length;
    // To be made ready for a swipe is a scroll too, which must not be taken back.
    if (front !== shown) asked().onSelect(front);
  };
  on('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'mouse') takeOver();
  });
  on('wheel', ({ deltaX, deltaY }) => {
    if (Math.abs(deltaX) > Math.abs(deltaY)) takeOver();
  });
  // Chrome 109 and Safari before 26.2 do not say when a swipe is over.
  if ('onscrollend' in track) on('scrollend', settle);
  else
    on('scroll', () => {
      clearTimeout(pause);
      pause = setTimeout(settle, 150);
    });
  on('keydown', (event) => {
    // Not for a link or a player in a slide.
    if (event.target !== track) return;
    const { last, turn, onSelect } = asked();
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'Home') onSelect(0);
    else if (event.key === 'End') onSelect(last);
    else return;
    event.preventDefault();
  });
  // A swipe may have been before.
  pause = setTimeout(settle, 150);
  return {
    show: (step) => {
      const { index: to, wrap } = asked();
      halt();
      halt = turnTrack(track, { from: shown, to, wrap, step });
      shown = to;
    },
    rest: () => {
      halt();
      rest(track, shown);
    },
    stop: () => {
      halt();
      clearTimeout(pause);
      listeners.abort();
    },
  };
}
