import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { importing } from '../../importing';
import { useWidget } from '../element/widget-context';
import { listen } from '../page/listen';
import { observeSize } from '../page/observe-size';
import { watchView } from '../page/observers';
import type { Driven, Motion } from './slide-motion';
import { layoutOf } from './slide-row';

// A row shows and can be swiped without it, so no page need wait for it. It alone scrolls a row.
const motion = importing(() => import('./slide-motion'), 'drive');
/** How long it leaves the network to the page's first content, in ms, with nobody at the row. */
const headStart = 2000;
/** How much of a slide must be visible to count as in view: never both of a pair that passes. */
const share = 0.51;

interface Options extends Pick<Driven, 'wrap' | 'onSelect' | 'onVisit'> {
  readonly wanted: number;
  readonly count: number;
  /** The number of slides that fit before they are laid out. */
  readonly maxPerView: number;
}

/**
 * Moves a scrolling row to a slide, over the time in its style, and handles a visitor's swipes and
 * keys.
 *
 * @returns the first slide in view, the last that can be first, how many fit, which are in view,
 * and `turn`, which goes one forward (1) or back (-1).
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  { wanted, count, wrap, maxPerView, onSelect, onVisit }: Options,
) {
  const { hold } = useWidget();
  const [perView = maxPerView, setPerView] = useState<number>();
  /** Which slides are in view by the browser; undefined before its first report, empty without. */
  const [seen, setSeen] = useState<readonly boolean[]>();
  const last = wrap ? count - 1 : Math.max(count - perView, 0);
  // When more slides fit, or slides are removed, no place at the end stays empty.
  const index = Math.min(wanted, last);
  const way = useRef<1 | -1>(undefined);
  const moved = useRef<Motion>(undefined);
  const turn = (step: 1 | -1) => {
    // Until the code is there that follows swipes, only the browser knows of them.
    const front = moved.current ? index : Math.max(index, seen?.indexOf(true) ?? 0);
    const next = Math.min(front + step, count - 1 + Number(wrap));
    way.current = step;
    // The arrow that disappears here would drop the focus.
    if (!wrap && (next <= 0 || next >= last)) track.current?.focus({ preventScroll: true });
    onSelect((next + count) % count);
  };
  const asked = { index, last, wrap, turn, onSelect, onVisit };
  const latest = useRef(asked);
  latest.current = asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number has other elements.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    const slides = [...element.children];
    // Arrows may appear with the first measure, and take their space.
    const release = hold();
    moved.current?.rest();
    const measure = () => {
      const layout = layoutOf(element, wrap);
      if (layout) flushSync(() => setPerView(layout.perView));
      moved.current?.rest();
      release();
    };
    const stopMeasuring = observeSize(measure, element, ...slides);
    const now: boolean[] = [];
    const look = (changes: readonly IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of changes)
        now[slides.indexOf(target)] = intersectionRatio >= share;
      setSeen([...now]);
    };
    const stopLooking = watchView(slides, look, { root: element, threshold: share });
    return () => {
      stopMeasuring();
      stopLooking();
      release();
    };
  }, [track, count, hold]);

  const fetchMotion = useCallback(() => {
    if (moved.current) return;
    motion.load().then(
      (drive) => {
        if (track.current) moved.current ??= drive(track.current, () => latest.current);
      },
      () => {},
    );
  }, [track]);

  useEffect(() => {
    const timer = setTimeout(fetchMotion, headStart);
    const region = track.current?.parentElement;
    const stop = region && listen(region, 'pointerover focusin', fetchMotion);
    return () => {
      stop?.();
      clearTimeout(timer);
      moved.current?.stop();
      moved.current = undefined;
    };
  }, [track, fetchMotion]);

  useEffect(() => {
    if (moved.current) moved.current.show(way.current);
    // What a visitor has chosen waits for the code.
    else if (index > 0) fetchMotion();
    way.current = undefined;
  }, [index, fetchMotion]);
  const isInView = (at: number) =>
    seen?.length ? seen[at] : (maxPerView > 1 && !seen) || (at - index + count) % count < perView;
  return { index, last, perView, turn, isInView, moved };
}
