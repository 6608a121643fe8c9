import { flushSync } from 'react-dom';
import { matches } from '../page/media-query';
import { nextFrame } from '../page/next-frame';
import { observeSize } from '../page/observe-size';
import { aheadAt, goalOf, type Row, scrollAt, slideAt } from './slide-place';

/** A row with the layout of the page. */
interface LaidRow extends Row {
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** CSS pixels from one slide to the next. */
  readonly pitch: number;
}

/** The layout of a track's slides; undefined without one, as in a hidden part of a page. */
function rowOf(track: HTMLElement, wrap: boolean): LaidRow | undefined {
  const slides = [...track.children] as HTMLElement[];
  const [first] = slides;
  const last = slides.at(-1);
  if (!first?.offsetWidth || !last) return undefined;
  const count = slides.length;
  const pitch = count > 1 ? (last.offsetLeft - first.offsetLeft) / (count - 1) : first.offsetWidth;
  const gap = pitch - first.offsetWidth;
  const perView = Math.max(1, Math.round((track.clientWidth + gap) / pitch));
  return { track, slides, pitch, count, perView, wrap };
}

/** By how many slides a row is scrolled. */
const scrolled = ({ track, pitch }: LaidRow): number => track.scrollLeft / pitch;

/** Moves the slides to their places for a scroll position of the row. */
function arrange(row: LaidRow, scroll: number): void {
  const ahead = aheadAt(scroll, row);
  row.slides.forEach((slide, at) => {
    // Relative to their own width, so that it is right in the frame in which that changes.
    slide.style.translate = at < ahead ? `calc(${row.count} * (100% + var(--gap)))` : '';
  });
}

/** Puts a row at a place, or on the way to one, so that it can move to either side. */
function layOut(row: LaidRow, place: number): void {
  const scroll = scrollAt(place, row);
  arrange(row, scroll);
  row.track.scrollLeft = scroll * row.pitch;
}

/** Half of a turn speeds up, half slows down. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/** The state that a row shows, and the callbacks for a visitor's actions. */
export interface Driven extends Pick<Row, 'wrap'> {
  readonly index: number;
  readonly last: number;
  /** One forward (1) or back (-1). */
  readonly turn: (way: 1 | -1) => void;
  /** Called with the slide that a visitor wants in front. */
  readonly onSelect: (index: number) => void;
  /** Called when a visitor comes or leaves with a pointer, the keyboard or a swipe. */
  readonly onHold: (isHeld: boolean) => void;
}

export interface Motion {
  /** Turns to the wanted slide, in the direction `way` if given. */
  readonly show: (way?: 1 | -1) => void;
  /** Puts the row at its place after a new layout: another width, or other slides. */
  readonly rest: () => void;
  /** Forgets the pointer and the focus at the row, when a visitor starts its motion. */
  readonly letGo: () => void;
  readonly stop: () => void;
}

/** How long a row must not scroll to be at rest, in ms: only newer browsers report it. */
const quietTime = 150;
/** How many times longer, if the row is between two slides. */
const patience = 4;
/** So many CSS pixels from a place count as at it. */
const nearly = 2;

/** The reaction to a key on the row itself; a link or a player in a slide keeps its keys. */
function heedKey(event: KeyboardEvent, { index, last, wrap, turn, onSelect }: Driven): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'ArrowLeft' && (wrap || index > 0)) turn(-1);
  else if (event.key === 'ArrowRight' && (wrap || index < last)) turn(1);
  else if (event.key === 'Home') onSelect(0);
  else if (event.key === 'End') onSelect(last);
  else return;
  event.preventDefault();
}

/** How a visitor holds a row: it waits for each. */
type Hand = 'pointer' | 'keyboard' | 'swipe';

/**
 * Reports when a pointer or the keyboard comes to a carousel or leaves it. Uses native events:
 * React does not report a pointer that comes from another of its roots.
 */
function watchVisitor(
  region: HTMLElement,
  signal: AbortSignal,
  setHand: (hand: Hand, isAt: boolean) => void,
): void {
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => region.addEventListener(type, listener, { signal });
  on('pointerenter', () => setHand('pointer', true));
  on('pointerleave', () => setHand('pointer', false));
  // The focus that a mouse leaves on a pressed button does not count: only the keyboard's.
  on('focusin', ({ target }) => setHand('keyboard', (target as Element).matches(':focus-visible')));
  on('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) setHand('keyboard', false);
  });
  // A visitor may have come before this code loaded; what a finger has touched still counts as
  // hovered.
  const canHover = matches('(hover: hover)');
  setHand('pointer', canHover && region.matches(':hover'));
  setHand('keyboard', region.querySelector(':focus-visible') !== null);
}

/** Moves a row, and handles a visitor's swipes and keys, until it is stopped. */
export function drive(track: HTMLElement, asked: () => Driven): Motion {
  let row: LaidRow | undefined;
  /** Cancels the next frame of the running turn, if there is one. */
  let stopFrame: (() => void) | undefined;
  const hands = new Set<Hand>();
  /** Where the row is, in slides. */
  let place = 0;
  let isDown = false;
  let quiet: ReturnType<typeof setTimeout>;
  let waits = 0;
  const measure = () => {
    row = rowOf(track, asked().wrap);
    return row;
  };
  const setHand = (hand: Hand, isAt: boolean) => {
    if (isAt) hands.add(hand);
    else hands.delete(hand);
    asked().onHold(hands.size > 0);
  };

  const stand = (on: LaidRow, at: number) => {
    place = at;
    layOut(on, at);
  };
  const stopTurn = () => {
    stopFrame?.();
    stopFrame = undefined;
    track.style.scrollSnapType = '';
  };
  const glide = (on: LaidRow, to: number) => {
    const from = scrolled(on);
    const isThere = Math.abs(to - from) * on.pitch < 1;
    const seconds = isThere ? 0 : Number.parseFloat(getComputedStyle(track).transitionDuration);
    const start = performance.now();
    const step = () => {
      const part = seconds ? Math.min((performance.now() - start) / 1000 / seconds, 1) : 1;
      stand(on, from + (to - from) * ease(part));
      if (part < 1) stopFrame = nextFrame(step);
      else stopTurn();
    };
    track.style.scrollSnapType = 'none';
    step();
  };

  /** A swipe replaces a running turn, and lasts until nothing scrolls. */
  const swipe = () => {
    clearTimeout(quiet);
    waits = 0;
    quiet = setTimeout(settle, quietTime);
    setHand('swipe', true);
  };
  const settle = () => {
    if (isDown) return;
    if (measure() && row) place = scrolled(row);
    const isBetween = row && Math.abs(place - Math.round(place)) * row.pitch > nearly;
    // A browser may snap to a slide late, or not at all.
    if (isBetween && waits < patience) {
      waits += 1;
      quiet = setTimeout(settle, quietTime);
      return;
    }
    clearTimeout(quiet);
    setHand('swipe', false);
    if (!row) return;
    const front = slideAt(place, row);
    // At once, for a press that is on its way.
    if (front !== asked().index) flushSync(() => asked().onSelect(front));
    else glide(row, Math.round(place));
  };
  const rest = () => {
    const { pitch, count, perView } = row ?? {};
    if (!measure() || !row) return;
    if (row.pitch === pitch && row.count === count && row.perView === perView) return;
    stopTurn();
    stand(row, hands.has('swipe') ? place : asked().index);
  };
  const follow = () => {
    // A turn of ours scrolls as well, and so does a browser with a new layout of the row.
    if (stopFrame) return;
    rest();
    if (!row) return;
    place = scrolled(row);
    const off = Math.abs(goalOf(place, asked().index, row) - place) * row.pitch;
    if (!hands.has('swipe') && off <= nearly) return;
    arrange(row, place);
    swipe();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => track.addEventListener(type, listener, { passive: type !== 'keydown', signal });
  const take = () => {
    stopTurn();
    swipe();
  };
  const release = () => {
    isDown = false;
    if (hands.has('swipe')) swipe();
  };
  // A press on an arrow means one forward from what is in view.
  const hurry = () => {
    if (hands.has('swipe')) settle();
  };
  for (const type of ['pointerdown', 'keydown'] as const)
    track.parentElement?.addEventListener(type, hurry, { capture: true, signal });
  on('pointerdown', ({ pointerType }) => {
    isDown = pointerType !== 'mouse';
    if (isDown) take();
  });
  // A finger that scrolls is no longer a pointer, but still there.
  for (const type of ['pointerup', 'touchend', 'touchcancel'] as const) on(type, release);
  on('pointercancel', ({ pointerType }) => {
    if (pointerType !== 'touch') release();
  });
  on('wheel', ({ deltaX, deltaY }) => {
    if (Math.abs(deltaX) > Math.abs(deltaY)) take();
  });
  on('scroll', follow);
  on('keydown', (event) => heedKey(event, asked()));
  watchVisitor(track.parentElement ?? track, signal, setHand);

  // There may have been a swipe before.
  measure();
  follow();
  if (row && !hands.has('swipe')) stand(row, asked().index);
  const endObserving = observeSize(rest, track, ...track.children);
  return {
    show: (way) => {
      // A swipe may have gone anywhere meanwhile.
      const asTold = hands.has('swipe') ? undefined : way;
      stopTurn();
      clearTimeout(quiet);
      setHand('swipe', false);
      if (measure() && row) glide(row, goalOf(scrolled(row), asked().index, row, asTold));
    },
    rest,
    letGo: () => {
      hands.clear();
      asked().onHold(false);
    },
    stop: () => {
      stopTurn();
      clearTimeout(quiet);
      endObserving();
      listeners.abort();
    },
  };
}
