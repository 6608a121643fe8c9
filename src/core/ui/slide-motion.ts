import { flushSync } from 'react-dom';
import { listen } from '../page/listen';
import { matches } from '../page/media-query';
import { nextFrame } from '../page/next-frame';
import { aheadAt, goalOf, type Row, scrollAt, slideAt } from './slide-place';
import { type LaidRow, layoutOf } from './slide-row';

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

/** Reports how a visitor comes to a row (`isThere`) or leaves it. */
type Visit = (how: 'pointer' | 'keyboard' | 'swipe', isThere: boolean) => void;

/**
 * Reports when a pointer or the keyboard comes to a carousel or leaves it. Uses native events:
 * React does not report a pointer that comes from another of its roots.
 * @returns functions that stop it
 */
function watchVisitor(region: HTMLElement, visit: Visit): (() => void)[] {
  // A visitor may have come before this code loaded; what a finger has touched still counts as
  // hovered.
  visit('pointer', matches('(hover: hover)') && region.matches(':hover'));
  visit('keyboard', region.querySelector(':focus-visible') !== null);
  return [
    listen(region, 'pointerenter', () => visit('pointer', true)),
    listen(region, 'pointerleave', () => visit('pointer', false)),
    // The focus that a mouse leaves on a pressed button does not count: only the keyboard's.
    listen(region, 'focusin', ({ target }) =>
      visit('keyboard', (target as Element).matches(':focus-visible')),
    ),
    listen<FocusEvent>(region, 'focusout', ({ relatedTarget }) => {
      if (!region.contains(relatedTarget as Node | null)) visit('keyboard', false);
    }),
  ];
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
  region: HTMLElement,
  visit: Visit,
  onTake: () => void,
  onRest: (isLate: boolean) => boolean,
) {
  let isDown = false;
  /** Set from the beginning of a swipe to its end. */
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  const isOn = () => quiet !== undefined;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(settle, quietTime);
  };
  const end = () => {
    clearTimeout(quiet);
    quiet = undefined;
    visit('swipe', false);
  };
  const settle = () => {
    if (isDown) return;
    if (!onRest(waits >= patience)) wait();
    waits += 1;
  };
  const goOn = () => {
    waits = 0;
    wait();
    visit('swipe', true);
  };
  const take = () => {
    onTake();
    goOn();
  };
  const release = ({ type, pointerType }: PointerEvent) => {
    // A finger that scrolls is no longer a pointer, but still there.
    if (type === 'pointercancel' && pointerType === 'touch') return;
    isDown = false;
    if (isOn()) goOn();
  };
  const passive = { passive: true };
  const stops = [
    // A press on an arrow means one forward from what is in view.
    listen(region, 'pointerdown keydown', () => isOn() && settle(), { capture: true }),
    listen<PointerEvent>(track, 'pointerdown', ({ pointerType }) => {
      isDown = pointerType !== 'mouse';
      if (isDown) take();
    }),
    listen(track, 'pointerup pointercancel touchend touchcancel', release, passive),
    listen<WheelEvent>(
      track,
      'wheel',
      ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && take(),
      passive,
    ),
  ];
  return { isOn, goOn, end, stops };
}

/** Moves a row, and handles a visitor's swipes and keys, until it is stopped. */
export function drive(track: HTMLElement, asked: () => Driven): Motion {
  let row: LaidRow | undefined;
  /** Where the row is, in slides. */
  let place = 0;
  const region = track.parentElement ?? track;
  const visits = new Set<string>();
  const visit: Visit = (how, isThere) => {
    visits[isThere ? 'add' : 'delete'](how);
    asked().onVisit(visits.size > 0);
  };
  const measure = () => {
    row = layoutOf(track, asked().wrap);
    return row;
  };
  // At a place, or on the way to one, it can move to either side.
  const stand = (on: LaidRow, at: number) => {
    place = at;
    const scroll = scrollAt(at, on);
    arrange(on, scroll);
    track.scrollLeft = scroll * on.pitch;
  };
  const turn = makeTurn(track, stand);
  const swipe = watchSwipes(track, region, visit, turn.stop, (isLate) => {
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
    stand(now, swipe.isOn() ? place : asked().index);
  };
  const follow = () => {
    // A turn of ours scrolls as well, and so does a browser with a new layout of the row.
    if (turn.isRunning()) return;
    rest();
    if (!row) return;
    place = scrolled(row);
    const off = Math.abs(goalOf(place, asked().index, row) - place) * row.pitch;
    if (!swipe.isOn() && off <= nearly) return;
    arrange(row, place);
    swipe.goOn();
  };
  const stops = [
    ...swipe.stops,
    ...watchVisitor(region, visit),
    listen(track, 'scroll', follow, { passive: true }),
    listen(track, 'keydown', (event: KeyboardEvent) => heedKey(event, asked())),
  ];

  measure();
  // A swipe before goes on; a press before has said which slide.
  if (asked().index === 0) follow();
  if (row && !swipe.isOn()) stand(row, asked().index);
  return {
    show: (way) => {
      // A swipe may have gone anywhere meanwhile.
      const asTold = swipe.isOn() ? undefined : way;
      turn.stop();
      swipe.end();
      row ??= measure();
      if (row) turn.to(row, goalOf(scrolled(row), asked().index, row, asTold));
    },
    rest,
    letGo: () => {
      visits.clear();
      asked().onVisit(false);
    },
    stop: () => {
      turn.stop();
      swipe.end();
      for (const stopListening of stops) stopListening();
    },
  };
}
