import { useEffect, useRef } from 'react';

/**
 * Keeps a value in the browser once typing pauses, and at the latest before its view or the page
 * goes: no key has to wait for it. What the view began with is not kept: another window may have
 * kept something since.
 *
 * @param keep called with the value, and the one kept before it
 */
export function useKept<Value>(value: Value, keep: (value: Value, before: Value) => void): void {
  const kept = useRef(value);
  const due = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (value === kept.current) return undefined;
    const act = () => {
      clearTimeout(timer);
      due.current = undefined;
      keep(value, kept.current);
      kept.current = value;
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
