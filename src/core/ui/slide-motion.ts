import { flushSync } from 'react-dom';
import { observeSize } from '../page/observe-size';
import { aheadAt, goalOf, type Row, scrollAt, slideAt } from './slide-place';

/** A row as the page has laid it out. */
interface LaidRow extends Row {
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** CSS pixels from one slide to the next. */
  readonly pitch: number;
}

/**
 * How a track's slides are laid out; undefined where they are not, as in a hidden part of a page.
 */
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

/** How many slides a row is scrolled. */
const scrolled = ({ track, pitch }: LaidRow): number => track.scrollLeft / pitch;

/** Has the slides stand where one sees them while the row is scrolled so far. */
function arrange(row: LaidRow, scroll: number): void {
  const ahead = aheadAt(scroll, row);
  row.slides.forEach((slide, at) => {
    // Of their own width, so that it is right in the frame in which that changes.
    slide.style.translate = at < ahead ? `calc(${row.count} * (100% + var(--gap)))` : '';
  });
}

/** Stands a row at a place, or on the way to one: always ready to be moved to either side. */
function layOut(row: LaidRow, place: number): void {
  const scroll = scrollAt(place, row);
  arrange(row, scroll);
  row.track.scrollLeft = scroll * row.pitch;
}

/** Half of a turn speeds up, half slows down. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

/** What is asked of a row, and who is told what a visitor does with it. */
export interface Driven {
  readonly index: number;
  readonly last: number;
  readonly wrap: boolean;
  /** One on (1) or back (-1). */
  readonly turn: (way: 1 | -1) => void;
  readonly onSelect: (index: number) => void;
  /** Called when a visitor comes to the row with a pointer, the keyboard or a swipe, or goes. */
  readonly onHold: (isHeld: boolean) => void;
}

export interface Motion {
  /** Turns to the slide that is asked for now, if `way` says which way, that way. */
  readonly show: (way?: 1 | -1) => void;
  /** Stands the row at its place where it is laid out again: by another width, or other slides. */
  readonly rest: () => void;
  /** Forgets who is at the row now, as a visitor does who has it play. */
  readonly letGo: () => void;
  readonly stop: () => void;
}

/** How long nothing scrolls before a row rests, in ms: only newer browsers say it themselves. */
const quietTime = 150;
/** So many times more, where the row then is between two slides. */
const patience = 4;
/** So many CSS pixels beside a place are at it. */
const nearly = 2;

/** What a key pressed on the row itself asks for; not one on a link or a player in a slide. */
function heedKey(event: KeyboardEvent, { index, last, wrap, turn, onSelect }: Driven): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'ArrowLeft' && (wrap || index > 0)) turn(-1);
  else if (event.key === 'ArrowRight' && (wrap || index < last)) turn(1);
  else if (event.key === 'Home') onSelect(0);
  else if (event.key === 'End') onSelect(last);
  else return;
  event.preventDefault();
}

/** How a visitor is at a row: it waits for each. */
type Hand = 'pointer' | 'keyboard' | 'swipe';

/**
 * Tells of a pointer and of the keyboard that come to a carousel and leave it. By the browser's own
 * events: React tells nothing of a pointer that comes from another of its roots.
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
  // The focus a mouse leaves on a button it pressed does not count: only the keyboard's.
  on('focusin', ({ target }) => setHand('keyboard', (target as Element).matches(':focus-visible')));
  on('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) setHand('keyboard', false);
  });
  // Whoever has come before this code; what a finger has left still counts as hovered.
  const canHover = window.matchMedia('(hover: hover)').matches;
  setHand('pointer', canHover && region.matches(':hover'));
  setHand('keyboard', region.querySelector(':focus-visible') !== null);
}

/** Moves a row, and hears what a visitor wants by a swipe or a key, until it is stopped. */
export function drive(track: HTMLElement, asked: () => Driven): Motion {
  let row: LaidRow | undefined;
  /** Of the turn that runs; 0 where none does. */
  let frame = 0;
  const hands = new Set<Hand>();
  /** Where the row stands or moves, in slides. */
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
    cancelAnimationFrame(frame);
    frame = 0;
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
      if (part < 1) frame = requestAnimationFrame(step);
      else stopTurn();
    };
    track.style.scrollSnapType = 'none';
    step();
  };

  /** A swipe goes before a turn that runs, and lasts until nothing scrolls. */
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
    // A browser takes its time to snap to a slide, and now and then it forgets to.
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
    // A turn of ours scrolls as well, and so does a browser that lays the row out again.
    if (frame) return;
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
  // Whoever presses an arrow means one on from what is in view.
  const hurry = () => {
    if (hands.has('swipe')) settle();
  };
  for (const type of ['pointerdown', 'keydown'] as const)
    track.parentElement?.addEventListener(type, hurry, { capture: true, signal });
  on('pointerdown', ({ pointerType }) => {
    isDown = pointerType !== 'mouse';
    if (isDown) take();
  });
  // A finger that scrolls is a pointer no more, but still there.
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

  // A swipe may have been before.
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
