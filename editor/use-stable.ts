import { useCallback, useRef } from 'react';

/**
 * A function that stays the same, and does what the newest render says: what is given it need not
 * be rendered again.
 */
export function useStable<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...given: Given) => newest.current(...given), []);
}
