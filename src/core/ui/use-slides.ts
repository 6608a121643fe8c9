import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importing } from '../../importing';
import { useWidget } from '../element/widget-context';
import { watchView } from '../page/observers';
import type { Driven, Motion } from './slide-motion';

// A row shows and can be swiped without it, so no page need wait for it. Until it has loaded, a row
// jumps instead of gliding.
const motion = importing(() => import('./slide-motion'), 'drive');
/** How long it leaves the network to the page's first content, in ms, with nobody at the row. */
const headStart = 2000;
const nearness = ['pointerover', 'focusin'] as const;
/** How much of a slide must be visible to count as in view: never both of a pair that passes. */
const share = 0.51;

interface Options extends Pick<Driven, 'wrap' | 'onSelect' | 'onHold'> {
  readonly wanted: number;
  readonly count: number;
  /** The number of slides in view before they are laid out. */
  readonly maxPerView: number;
}

/**
 * Moves a scrolling row to a slide, over the time in its style, and handles a visitor's swipes and
 * keys.
 *
 * @returns the first slide in view, the last that can be first, how many are in view and whether
 * one is, and `turn`, which goes one forward (1) or back (-1).
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  { wanted, count, wrap, maxPerView, onSelect, onHold }: Options,
) {
  const { hold } = useWidget();
  /** Which slides are in view by the browser; undefined before its first report, empty without. */
  const [seen, setSeen] = useState<readonly boolean[]>();
  // A row in a hidden part of a page has none in view, which says nothing about how many fit.
  const perView = seen?.filter(Boolean).length || maxPerView;
  const last = wrap ? count - 1 : Math.max(count - perView, 0);
  // When more slides come into view, or slides are removed, no place at the end stays empty.
  const index = Math.min(wanted, last);
  const way = useRef<1 | -1>(undefined);
  const moved = useRef<Motion>(undefined);
  const turn = (step: 1 | -1) => {
    const next = index + step;
    way.current = step;
    // The arrow that disappears here would drop the focus.
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
    moved.current?.rest();
    const look = (changes: readonly IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of changes)
        now[slides.indexOf(target)] = intersectionRatio >= share;
      setSeen([...now]);
    };
    return watchView(slides, look, { root: track.current, threshold: share });
  }, [track, count]);

  // Arrows may appear with the slides in view, and take their space.
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
    // Less than a gap beside the slide, to which it snaps.
    else if (isLaidOut && track.current)
      track.current.scrollLeft = (track.current.scrollWidth / count) * index;
    way.current = undefined;
  }, [track, index, isLaidOut, count]);
  const isInView = (at: number) =>
    seen?.length ? seen[at] : (at - index + count) % count < perView;
  return { index, last, perView, turn, isInView, moved };
}
