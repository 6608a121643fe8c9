import { useEffect, useRef } from 'react';
import { listen } from './listen';

/** Calls `back` when the browser restores the page from its memory (bfcache). */
export function useComeback(back: () => unknown): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    return listen(window, 'pageshow', look);
  }, []);
}
