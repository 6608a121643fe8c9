import { useEffect, useRef } from 'react';
import { listen } from './listen';

/**
 * Calls the latest listener at each of these events of a target, while `active`. It stays the same
 * listener from render to render: one that is added while an event is on its way does not get it,
 * and an earlier listener may have rendered this component.
 */
export function useListener<E extends Event>(
  target: () => EventTarget | null,
  types: string,
  listener: (event: E) => unknown,
  active = true,
): void {
  const latest = useRef({ target, listener });
  latest.current = { target, listener };
  useEffect(() => {
    const found = active ? latest.current.target() : null;
    if (found) return listen<E>(found, types, (event) => latest.current.listener(event));
  }, [types, active]);
}
