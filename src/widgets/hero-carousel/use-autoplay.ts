import { useEffect, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

/**
 * Calls `onTurn` every `seconds` while it may: more than one image, motion wanted, not stopped,
 * and neither pointer nor focus inside (`paused`) [CAR-02, CAR-03, IMP-21].
 */
export function useAutoplay(wanted: boolean, paused: boolean, seconds: number, onTurn: () => void) {
  const [stopped, setStopped] = useState(false);
  const reduced = useReducedMotion();
  const possible = wanted && !reduced;
  const runs = possible && !stopped && !paused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: onTurn only sets state.
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(onTurn, seconds * 1000);
    return () => clearInterval(timer);
  }, [runs, seconds]);
  return { possible, stopped, setStopped };
}
