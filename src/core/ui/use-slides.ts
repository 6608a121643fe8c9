import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { ready, rest, rowOf, slideInFront, turnTrack } from './slide-track';

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
 * @returns the first slide in view, the last one that can be, how many are in view, `turn`, which
 * goes one on (1) or back (-1), and the handlers of the track.
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  { wanted, count, wrap, maxPerView, onSelect }: Options,
) {
  const [perView, setPerView] = useState(maxPerView);
  const last = wrap ? count - 1 : Math.max(count - perView, 0);
  // Where more has come into view, or slides were taken away, no place at the end stays empty.
  const index = Math.min(wanted, last);
  const stop = useRef<() => void>(undefined);
  const step = useRef<1 | -1>(undefined);
  const shown = useRef(index);

  useEffect(() => {
    const from = shown.current;
    shown.current = index;
    const element = track.current;
    if (!element) return;
    stop.current?.();
    stop.current = turnTrack(element, { from, to: index, wrap, step: step.current });
    step.current = undefined;
    return () => stop.current?.();
  }, [track, index, wrap]);

  // Before the first paint, and when the carousel's width changes.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    let width = 0;
    const measure = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setPerView(rowOf(element)?.perView ?? maxPerView);
      stop.current?.();
      rest(element, shown.current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, maxPerView]);

  const turn = (way: 1 | -1) => {
    const next = index + way;
    if (!wrap && (next < 0 || next > last)) return;
    step.current = way;
    onSelect((next + count) % count);
  };
  // The visitor's own hand goes before a turn that runs.
  const takeOver = () => {
    stop.current?.();
    if (wrap && track.current) ready(track.current, index);
  };
  const settle = () => {
    const element = track.current;
    // A turn of ours scrolls as well.
    if (!element || element.style.scrollSnapType) return;
    const front = slideInFront(element);
    if (front !== undefined && front !== index) onSelect(front);
    else rest(element, index);
  };
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trackProps = {
    onPointerDown: (event: PointerEvent) => event.pointerType !== 'mouse' && takeOver(),
    onWheel: (event: WheelEvent) => Math.abs(event.deltaX) > Math.abs(event.deltaY) && takeOver(),
    onScrollEnd: settle,
    // Chrome 109 and Safari before 26.2 do not say when a swipe is over.
    onScroll: () => {
      if ('onscrollend' in window) return;
      clearTimeout(waits.current);
      waits.current = setTimeout(settle, 150);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Not for a link or a player in a slide.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'Home') onSelect(0);
      else if (event.key === 'End') onSelect(last);
      else return;
      event.preventDefault();
    },
  };
  return { index, last, perView, turn, trackProps };
}
