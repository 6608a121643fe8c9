import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Driven, drive, type Motion } from '../../../../src/core/ui/slide-motion';

/** CSS pixels of a slide. */
const width = 100;

/** A row of six slides with two in view, laid out as in a browser. */
function layRow() {
  const track = document.body.appendChild(document.createElement('div'));
  const slides = Array.from({ length: 6 }, (_, at) => {
    const slide = track.appendChild(document.createElement('div'));
    Object.defineProperties(slide, {
      offsetWidth: { get: () => width },
      offsetLeft: { get: () => at * width },
    });
    return slide;
  });
  /** The position of a slide, in slides. */
  const placeOf = (slide: HTMLElement, at: number) => (slide.style.translate ? at + 6 : at);
  let scrollLeft = 0;
  Object.defineProperties(track, {
    clientWidth: { get: () => 2 * width },
    scrollLeft: {
      get: () => scrollLeft,
      // It ends where its last slide does.
      set: (to: number) => {
        const end = (Math.max(...slides.map(placeOf)) - 1) * width;
        scrollLeft = Math.max(0, Math.min(to, end));
      },
    },
  });
  /** The slides in view, from the left. */
  const seen = () =>
    slides
      .map((slide, at) => ({ at, left: placeOf(slide, at) * width - scrollLeft }))
      .filter(({ left }) => left > -width && left < 2 * width)
      .sort((a, b) => a.left - b.left)
      .map(({ at }) => at);
  return { track, seen };
}

let asked: Driven;
let motion: Motion;
let row: ReturnType<typeof layRow>;
const selected: number[] = [];
let isVisited = false;

beforeEach(() => {
  vi.useFakeTimers();
  selected.length = 0;
  isVisited = false;
  row = layRow();
  const onSelect = (index: number) => {
    selected.push(index);
    show(index);
  };
  asked = {
    index: 0,
    last: 5,
    wrap: true,
    turn: () => {},
    onSelect,
    onVisit: (is) => (isVisited = is),
  };
  motion = drive(row.track, () => asked);
});
afterEach(() => motion.stop());

/** Turns to a slide, to the end of the turn. */
function show(index: number, way?: 1 | -1) {
  asked = { ...asked, index };
  motion.show(way);
  vi.advanceTimersByTime(1000);
}
/** Scrolls as the browser does it for a finger. */
function scrollBy(slides: number) {
  row.track.scrollLeft += slides * width;
  row.track.dispatchEvent(new Event('scroll'));
}
const touch = (type: string) =>
  row.track.dispatchEvent(new PointerEvent(type, { pointerType: 'touch' }));

describe('a moving row of slides', () => {
  it('is at each place if its slides loop around its end, without an event [CAR-13]', () => {
    for (let turn = 1; turn <= 18; turn++) {
      show(turn % 6, 1);
      expect(row.seen()).toEqual([turn % 6, (turn + 1) % 6]);
      row.track.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(1000);
      expect(row.seen()).toEqual([turn % 6, (turn + 1) % 6]);
    }
    expect(selected).toEqual([]);
  });

  it('does so backwards, from its first slide on [CAR-13]', () => {
    for (let turn = 5; turn > -13; turn--) {
      const index = ((turn % 6) + 6) % 6;
      show(index, -1);
      expect(row.seen()).toEqual([index, (index + 1) % 6]);
    }
    expect(selected).toEqual([]);
  });

  it('has slides for a swipe to either side at each place', () => {
    for (let index = 0; index < 6; index++) {
      show(index);
      for (const way of [1, -1]) {
        touch('pointerdown');
        scrollBy(way * 0.5);
        expect(row.seen()).toHaveLength(3);
        scrollBy(way * -0.5);
        touch('pointerup');
        vi.advanceTimersByTime(1000);
      }
    }
    expect(selected).toEqual([]);
  });

  it('reports where a swipe has taken it, once it rests there', () => {
    touch('pointerdown');
    scrollBy(-0.4);
    vi.advanceTimersByTime(1000);
    expect(selected).toEqual([]);
    scrollBy(-0.6);
    touch('touchend');
    vi.advanceTimersByTime(1000);
    expect(selected).toEqual([5]);
    expect(row.seen()).toEqual([5, 0]);
  });

  it('goes to the nearest slide if the browser leaves it between two', () => {
    touch('pointerdown');
    scrollBy(0.7);
    touch('touchend');
    vi.advanceTimersByTime(5000);
    expect(row.seen()).toEqual([1, 2]);
    expect(selected).toEqual([1]);
  });

  it('stays where a swipe has left it before this code was there, and reports that', () => {
    motion.stop();
    row = layRow();
    row.track.scrollLeft = 3 * width;
    motion = drive(row.track, () => asked);
    expect(row.seen()).toEqual([3, 4]);
    vi.advanceTimersByTime(1000);
    expect(row.seen()).toEqual([3, 4]);
    expect(selected).toEqual([3]);
  });

  it('is visited by a finger from its touch until the row rests [CAR-03]', () => {
    touch('pointerdown');
    vi.advanceTimersByTime(10_000);
    expect(isVisited).toBe(true);
    touch('pointercancel');
    scrollBy(0.5);
    vi.advanceTimersByTime(10_000);
    expect(isVisited).toBe(true);
    scrollBy(0.5);
    touch('touchend');
    vi.advanceTimersByTime(1000);
    expect(isVisited).toBe(false);
  });

  it('uses what a swipe has brought into view as its place at the next press', () => {
    touch('pointerdown');
    scrollBy(1);
    touch('touchend');
    row.track.parentElement?.dispatchEvent(new PointerEvent('pointerdown'));
    expect(selected).toEqual([1]);
  });
});
