import { type RefObject, useEffect, useRef } from 'react';
import { listen } from './listen';

interface Where {
  /** By default the window. */
  readonly target?: RefObject<EventTarget | null>;
  readonly active?: boolean;
}

/**
 * Calls the latest listener at each of these events. It stays the same listener from render to
 * render: one that is added while an event is on its way does not get it, and an earlier listener
 * may have rendered this component.
 */
export function useListener<E extends Event>(
  types: string,
  listener: (event: E) => unknown,
  { target, active = true }: Where = {},
): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const found = target ? target.current : window;
    if (active && found) return listen<E>(found, types, (event) => latest.current(event));
  }, [target, types, active]);
}
