import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls the listener for each event of this name on the element of the ref, from its mount to its
 * unmount. React 19 forgets an `onatria-…` of a tag that came from a server: use this there.
 */
export function useAtriaEvent(
  ref: RefObject<EventTarget | null>,
  name: string,
  listener: (event: Event) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const element = ref.current;
    const listen = (event: Event) => latest.current(event);
    element?.addEventListener(name, listen);
    return () => element?.removeEventListener(name, listen);
  }, [ref, name]);
}
