import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importing } from '../../importing';
import { useWidget } from '../element/widget-context';
import type { Motion } from './slide-motion';

// A row stands and can be swiped without it, and no page need wait for it. Till it is there, a row
// jumps where it else would glide.
const motion = importing(() => import('./slide-motion'), 'drive');
/** How long it leaves the network to what a page shows first, in ms, while nobody is at the row. */
const headStart = 2000;
const nearness = ['pointerover', 'focusin'] as const;
/** So much of a slide in view is the slide in view: never one that comes and one that leaves. */
const share = 0.51;

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
  /** Called when a visitor's hand moves the row, and when the row rests again. */
  readonly onHold: (isHeld: boolean) => void;
}

/**
 * Moves a scrolling row to a slide, over the time its style says, and hears what a visitor wants by
 * a swipe or a key.
 *
 * @returns the first slide in view, the last one that can be, how many are in view and whether one
 * is, and `turn`, which goes one on (1) or back (-1).
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  { wanted, count, wrap, maxPerView, onSelect, onHold }: Options,
) {
  const { hold } = useWidget();
  /** Which slides the browser has in view; undefined until it has said so. */
  const [seen, setSeen] = useState<readonly boolean[]>();
  // Of a row that a page hides none is in view, which says nothing of how many could be.
  const perView = seen?.filter(Boolean).length || maxPerView;
  const last = wrap ? count - 1 : Math.max(count - perView, 0);
  // Where more has come into view, or slides were taken away, no place at the end stays empty.
  const index = Math.min(wanted, last);
  const way = useRef<1 | -1>(undefined);
  const moved = useRef<Motion>(undefined);
  const turn = (step: 1 | -1) => {
    const next = index + step;
    way.current = step;
    // The arrow that goes here would take the focus with it.
    if (!wrap && (next === 0 || next === last)) track.current?.focus({ preventScroll: true });
    onSelect((next + count) % count);
  };
  const asked = { index, last, wrap, turn, onSelect, onHold };
  const latest = useRef(asked);
  latest.current = asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: of another count they are others.
  useLayoutEffect(() => {
    const slides = [...(track.current?.children ?? [])];
    const now: boolean[] = [];
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, intersectionRatio } of changes)
          now[slides.indexOf(target)] = intersectionRatio >= share;
        setSeen([...now]);
      },
      { root: track.current, threshold: share },
    );
    for (const slide of slides) observer.observe(slide);
    moved.current?.rest();
    return () => observer.disconnect();
  }, [track, count]);

  // Arrows may come with what is in view, and take their place.
  const isLaidOut = Boolean(seen);
  useLayoutEffect(() => (isLaidOut ? undefined : hold()), [isLaidOut, hold]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const fetchMotion = () => {
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
      moved.current?.stop();
      moved.current = undefined;
    };
  }, [track]);

  useEffect(() => {
    if (moved.current) moved.current.show(way.current);
    // Less than a gap beside the slide, which it snaps to.
    else if (isLaidOut && track.current)
      track.current.scrollLeft = (track.current.scrollWidth / count) * index;
    way.current = undefined;
  }, [track, index, isLaidOut, count]);
  const isInView = (at: number) => (seen ? seen[at] : (at - index + count) % count < perView);
  return { index, last, perView, turn, isInView, moved };
}
