import { useCallback, useRef } from 'react';

/**
 * A stable function that does what the newest render says: components with it need not render
 * again.
 */
export function useStable<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...given: Given) => newest.current(...given), []);
}
