import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half of a turn speeds up, half slows down. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];
const startOf = (track: HTMLElement, index: number): number => {
  const [first] = slidesOf(track);
  return (slidesOf(track)[index]?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
};

/** Scrolls a track to a place over the time its style says, and returns what calls it off. */
function glide(track: HTMLElement, to: number): () => void {
  const from = track.scrollLeft;
  const duration = (Number.parseFloat(getComputedStyle(track).transitionDuration) || 0) * 1000;
  const start = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
  };
  if (Math.abs(to - from) < 1) return end;
  const step = () => {
    const part = duration ? Math.min((performance.now() - start) / duration, 1) : 1;
    track.scrollLeft = from + (to - from) * ease(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  };
  track.style.scrollSnapType = 'none';
  step();
  return end;
}

/**
 * Moves a scrolling row to the slide with the given index, over the time its style says, and tells
 * which one a swipe or a key has brought to the front.
 *
 * @returns how many slides are in view, and the handlers of the track.
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  index: number,
  maxPerView: number,
  onSettle: (index: number) => void,
) {
  const [perView, setPerView] = useState(maxPerView);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    stop.current?.();
    stop.current = glide(element, startOf(element, index));
    return () => stop.current?.();
  }, [track, index]);
  useEffect(() => {
    const element = track.current;
    if (!element || maxPerView === 1) return;
    const measure = () => {
      const width = slidesOf(element)[0]?.offsetWidth;
      if (width) setPerView(Math.max(1, Math.round(element.clientWidth / width)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, maxPerView]);
  return {
    perView,
    trackProps: {
      // The visitor's own hand goes before a turn that runs.
      onPointerDown: () => stop.current?.(),
      onWheel: () => stop.current?.(),
      onScrollEnd: () => {
        const element = track.current;
        if (!element || element.style.scrollSnapType) return;
        const far = (at: number) => Math.abs(startOf(element, at) - element.scrollLeft);
        const nearest = slidesOf(element).reduce(
          (best, _, at) => (far(at) < far(best) ? at : best),
          0,
        );
        if (nearest !== index) onSettle(nearest);
      },
    },
  };
}
