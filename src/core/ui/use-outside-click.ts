import { type RefObject, useEffect } from 'react';

/**
 * Calls `onOutside` when the pointer goes down outside an element while `active`. Checks the whole
 * path of the event: outside a shadow root its target is the host.
 */
export function useOutsideClick(
  ref: RefObject<Element | null>,
  active: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: PointerEvent | MouseEvent) => {
      if (ref.current && !event.composedPath().includes(ref.current)) onOutside();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  });
}
