import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLasting } from '../../core/page/location';
import { watchView } from '../../core/page/observers';
import { prefersReducedMotion } from '../../core/ui/use-reduced-motion';

/** The duration of the counting, in milliseconds [CONT-03]. */
const duration = 2000;

/** One step of the counting: about 60 a second [CONT-03]. */
const step = 1000 / 60;

/** The number after `elapsed` milliseconds of the counting; exactly the value at its end. */
export function countAt(value: number, elapsed: number): number {
  if (elapsed >= duration) return value;
  const part = 1 - (1 - Math.max(elapsed, 0) / duration) ** 3;
  return Number.isInteger(value) ? Math.round(value * part) : value * part;
}

/**
 * The number to show: it counts from when the element first comes into view. It is the value at
 * once if motion is not wanted or the page's observer does not work [IMP-21], and stays it where a
 * server has painted it in view; another value counts.
 */
export function useCount(value: number, ref: RefObject<Element | null>): number {
  const [shown, setShown] = useState(value);
  /** What a server has painted: its own value, and that of the markup while it hydrates. */
  const [painted] = useState(useLasting<number | undefined>(() => undefined, value));
  // Before the first paint, so that the value does not flash.
  useLayoutEffect(() => {
    if (prefersReducedMotion() || !ref.current) return setShown(value);
    const isPainted = value === painted;
    setShown(isPainted ? value : 0);
    let timer: ReturnType<typeof setInterval> | undefined;
    let isFirst = isPainted;
    let isDone = false;
    const stop = watchView([ref.current], (entries) => {
      const entry = entries.at(-1);
      if (!entry) return setShown(value);
      if (isFirst && !entry.isIntersecting) setShown(0);
      isDone ||= isFirst && entry.isIntersecting;
      isFirst = false;
      if (isDone || !entry.isIntersecting) return;
      isDone = true;
      const from = performance.now();
      timer = setInterval(() => {
        const elapsed = performance.now() - from;
        setShown(countAt(value, elapsed));
        if (elapsed >= duration) clearInterval(timer);
      }, step);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [value, ref, painted]);
  return shown;
}
