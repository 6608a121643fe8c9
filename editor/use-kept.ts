import { useEffect, useRef } from 'react';

/**
 * Keeps a value in the browser once typing pauses, and at the latest before its view or the page
 * goes: no key has to wait for it.
 */
export function useKept<Value>(value: Value, keep: (value: Value) => void): void {
  const due = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const act = () => {
      clearTimeout(timer);
      due.current = undefined;
      keep(value);
    };
    const timer = setTimeout(act, 250);
    due.current = act;
    return () => clearTimeout(timer);
  }, [value, keep]);
  useEffect(() => {
    const settle = () => due.current?.();
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('pagehide', settle);
      settle();
    };
  }, []);
}
