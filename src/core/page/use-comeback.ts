import { useEffect, useRef } from 'react';
import { listen } from './listen';

/** Calls `back` when the page comes from the browser's memory, as it was left. */
export function useComeback(back: () => unknown): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    return listen(window, 'pageshow', look);
  }, []);
}
