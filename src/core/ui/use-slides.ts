import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { importing } from '../../importing';
import { observeSize } from '../page/observe-size';
import type { Motion } from './slide-motion';

// A row stands and can be swiped without it, and no page need wait for it. Till it is there, a row
// jumps where it else would glide.
const motion = importing(() => import('./slide-motion'), 'drive');
/** How long it leaves the network to what a page shows first, in ms, while nobody is at the row. */
const headStart = 2000;
const nearness = ['pointerover', 'pointerdown', 'focusin'] as const;

interface Options {
  /** The slide asked for. */
  readonly wanted: number;
  /** How many slides there are. */
  readonly count: number;
  /** Past the last slide comes the first. */
  readonly wrap: boolean;
  /** How many slides are in view until they are laid out. */
  readonly maxPerView: number;
  /** Called with the slide that a visitor wants at the front. */
  readonly onSelect: (index: number) => void;
}

/**
 * Moves a scrolling row to a slide, over the time its style says, and hears what a visitor wants by
 * a swipe or a key.
 *
 * @returns the first slide in view, the last one that can be, how many are in view, and `turn`,
 * which goes one on (1) or back (-1).
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  { wanted, count, wrap, maxPerView, onSelect }: Options,
) {
  const [perView, setPerView] = useState(maxPerView);
  const last = wrap ? count - 1 : Math.max(count - perView, 0);
  // Where more has come into view, or slides were taken away, no place at the end stays empty.
  const index = Math.min(wanted, last);
  const way = useRef<1 | -1>(undefined);
  const moved = useRef<Motion>(undefined);
  const turn = (step: 1 | -1) => {
    const next = index + step;
    if (!wrap && (next < 0 || next > last)) return;
    way.current = step;
    // The arrow that goes here would take the focus with it.
    if (!wrap && (next === 0 || next === last)) track.current?.focus({ preventScroll: true });
    onSelect((next + count) % count);
  };
  const asked = { index, last, wrap, turn, onSelect };
  const latest = useRef(asked);
  latest.current = asked;

  // As first laid out, before it is painted, and when the carousel's width changes.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    let width = 0;
    const endObserving = observeSize(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      const slide = (element.firstElementChild as HTMLElement | null)?.offsetWidth;
      // Gaps are less than a slide.
      if (slide) flushSync(() => setPerView(Math.floor(width / slide + 0.1)));
      moved.current?.rest();
    }, element);
    const waiting = new AbortController();
    const { signal } = waiting;
    const fetchMotion = () => {
      if (signal.aborted || moved.current) return;
      motion.load().then(
        (drive) => {
          if (!signal.aborted) moved.current ??= drive(element, () => latest.current);
        },
        () => {},
      );
    };
    const timer = setTimeout(fetchMotion, headStart);
    for (const type of nearness)
      element.parentElement?.addEventListener(type, fetchMotion, { signal, once: true });
    return () => {
      waiting.abort();
      clearTimeout(timer);
      endObserving();
      moved.current?.stop();
      moved.current = undefined;
    };
  }, [track]);

  const shown = useRef(0);
  useEffect(() => {
    const slides = track.current?.children ?? [];
    const place = (at: number) => (slides[at] as HTMLElement | undefined)?.offsetLeft ?? 0;
    if (moved.current) moved.current.show(way.current);
    else if (track.current && index !== shown.current)
      track.current.scrollLeft = place(index) - place(0);
    shown.current = index;
    way.current = undefined;
  }, [track, index]);
  return { index, last, perView, turn };
}
