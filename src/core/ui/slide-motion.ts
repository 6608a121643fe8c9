import { flushSync } from 'react-dom';
import { matches } from '../page/media-query';
import { nextFrame } from '../page/next-frame';
import { aheadAt, goalOf, type Row, scrollAt, slideAt } from './slide-place';
import { layoutOf, type RowLayout } from './slide-row';

/** A row with the layout of the page. */
interface LaidRow extends Row, RowLayout {
  readonly track: HTMLElement;
}

/** By how many slides a row is scrolled. */
const scrolled = ({ track, pitch }: LaidRow): number => track.scrollLeft / pitch;

/** Moves the slides to their places for a scroll position of the row. */
function arrange(row: LaidRow, scroll: number): void {
  const ahead = aheadAt(scroll, row);
  [...(row.track.children as HTMLCollectionOf<HTMLElement>)].forEach((slide, at) => {
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
  readonly onVisit: (isVisited: boolean) => void;
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

/** How a visitor is at a row, which waits for each. */
type Visit = 'pointer' | 'keyboard' | 'swipe';

/** The visits at a row; `onVisit` is called with whether there is any. */
function makeVisits(onVisit: Driven['onVisit']) {
  const visits = new Set<Visit>();
  return {
    has: (visit: Visit) => visits.has(visit),
    set(visit: Visit, isThere: boolean) {
      if (isThere) visits.add(visit);
      else visits.delete(visit);
      onVisit(visits.size > 0);
    },
    forget() {
      visits.clear();
      onVisit(false);
    },
  };
}
type Visits = ReturnType<typeof makeVisits>;

/**
 * Reports when a pointer or the keyboard comes to a carousel or leaves it. Uses native events:
 * React does not report a pointer that comes from another of its roots.
 */
function watchVisitor(region: HTMLElement, signal: AbortSignal, visits: Visits): void {
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => region.addEventListener(type, listener, { signal });
  on('pointerenter', () => visits.set('pointer', true));
  on('pointerleave', () => visits.set('pointer', false));
  // The focus that a mouse leaves on a pressed button does not count: only the keyboard's.
  on('focusin', ({ target }) =>
    visits.set('keyboard', (target as Element).matches(':focus-visible')),
  );
  on('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) visits.set('keyboard', false);
  });
  // A visitor may have come before this code loaded; what a finger has touched still counts as
  // hovered.
  const canHover = matches('(hover: hover)');
  visits.set('pointer', canHover && region.matches(':hover'));
  visits.set('keyboard', region.querySelector(':focus-visible') !== null);
}

/** Turns a row to a place, over the time in its style; `stand` puts it at each place on the way. */
function makeTurn(track: HTMLElement, stand: (row: LaidRow, place: number) => void) {
  /** Cancels the next frame of the running turn, if there is one. */
  let stopFrame: (() => void) | undefined;
  const stop = () => {
    stopFrame?.();
    stopFrame = undefined;
    track.style.scrollSnapType = '';
  };
  const to = (row: LaidRow, goal: number) => {
    const from = scrolled(row);
    const isThere = Math.abs(goal - from) * row.pitch < 1;
    const seconds = isThere ? 0 : Number.parseFloat(getComputedStyle(track).transitionDuration);
    const start = performance.now();
    const step = () => {
      const part = seconds ? Math.min((performance.now() - start) / 1000 / seconds, 1) : 1;
      stand(row, from + (goal - from) * ease(part));
      if (part < 1) stopFrame = nextFrame(step);
      else stop();
    };
    track.style.scrollSnapType = 'none';
    step();
  };
  return { isRunning: () => stopFrame !== undefined, stop, to };
}

/**
 * Follows a visitor's swipe, by finger or wheel, until nothing scrolls.
 *
 * @param onTake called when a visitor takes the row
 * @param onRest called when nothing scrolls, at last with `isLate`; returns whether the row is at a
 * slide, and the swipe at its end
 */
function watchSwipes(
  track: HTMLElement,
  signal: AbortSignal,
  visits: Visits,
  onTake: () => void,
  onRest: (isLate: boolean) => boolean,
) {
  let isDown = false;
  let quiet: ReturnType<typeof setTimeout>;
  let waits = 0;
  const end = () => {
    clearTimeout(quiet);
    visits.set('swipe', false);
  };
  const settle = () => {
    if (isDown) return;
    clearTimeout(quiet);
    if (!onRest(waits >= patience)) quiet = setTimeout(settle, quietTime);
    waits += 1;
  };
  const goOn = () => {
    clearTimeout(quiet);
    waits = 0;
    quiet = setTimeout(settle, quietTime);
    visits.set('swipe', true);
  };
  const take = () => {
    onTake();
    goOn();
  };
  const release = () => {
    isDown = false;
    if (visits.has('swipe')) goOn();
  };
  // A press on an arrow means one forward from what is in view.
  const hurry = () => {
    if (visits.has('swipe')) settle();
  };
  for (const type of ['pointerdown', 'keydown'] as const)
    track.parentElement?.addEventListener(type, hurry, { capture: true, signal });
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => track.addEventListener(type, listener, { passive: true, signal });
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
  return { goOn, end };
}

/** Moves a row, and handles a visitor's swipes and keys, until it is stopped. */
export function drive(track: HTMLElement, asked: () => Driven): Motion {
  let row: LaidRow | undefined;
  /** Where the row is, in slides. */
  let place = 0;
  const listeners = new AbortController();
  const { signal } = listeners;
  const visits = makeVisits((isVisited) => asked().onVisit(isVisited));
  const measure = () => {
    const layout = layoutOf(track);
    row = layout && { ...layout, track, wrap: asked().wrap };
    return row;
  };
  const stand = (on: LaidRow, at: number) => {
    place = at;
    layOut(on, at);
  };
  const turn = makeTurn(track, stand);
  const swipe = watchSwipes(track, signal, visits, turn.stop, (isLate) => {
    const now = measure();
    if (now) place = scrolled(now);
    // A browser may snap to a slide late, or not at all.
    if (now && !isLate && Math.abs(place - Math.round(place)) * now.pitch > nearly) return false;
    swipe.end();
    if (!now) return true;
    const front = slideAt(place, now);
    // At once, for a press that is on its way.
    if (front !== asked().index) flushSync(() => asked().onSelect(front));
    else turn.to(now, Math.round(place));
    return true;
  });
  const rest = () => {
    const { pitch, count, perView } = row ?? {};
    const now = measure();
    if (!now || (now.pitch === pitch && now.count === count && now.perView === perView)) return;
    turn.stop();
    stand(now, visits.has('swipe') ? place : asked().index);
  };
  const follow = () => {
    // A turn of ours scrolls as well, and so does a browser with a new layout of the row.
    if (turn.isRunning()) return;
    rest();
    if (!row) return;
    place = scrolled(row);
    const off = Math.abs(goalOf(place, asked().index, row) - place) * row.pitch;
    if (!visits.has('swipe') && off <= nearly) return;
    arrange(row, place);
    swipe.goOn();
  };
  track.addEventListener('scroll', follow, { passive: true, signal });
  track.addEventListener('keydown', (event) => heedKey(event, asked()), { signal });
  watchVisitor(track.parentElement ?? track, signal, visits);

  measure();
  // A swipe before goes on; a press before has said which slide.
  if (asked().index === 0) follow();
  if (row && !visits.has('swipe')) stand(row, asked().index);
  return {
    show: (way) => {
      // A swipe may have gone anywhere meanwhile.
      const asTold = visits.has('swipe') ? undefined : way;
      turn.stop();
      swipe.end();
      row ??= measure();
      if (row) turn.to(row, goalOf(scrolled(row), asked().index, row, asTold));
    },
    rest,
    letGo: visits.forget,
    stop: () => {
      turn.stop();
      swipe.end();
      listeners.abort();
    },
  };
}
