import { useEffect, useRef } from 'react';

/** Calls `back` when the page comes from the browser's memory, as it was left. */
export function useComeback(back: () => unknown): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
