import type { RefObject } from 'react';
import { useListener } from '../page/use-listener';

/**
 * Calls `onOutside` when the pointer goes down outside an element while `active`. Checks the whole
 * path of the event: outside a shadow root its target is the host.
 */
export function useOutsideClick(
  ref: RefObject<Element | null>,
  active: boolean,
  onOutside: () => void,
): void {
  const press = (event: PointerEvent) =>
    ref.current && !event.composedPath().includes(ref.current) && onOutside();
  useListener('pointerdown', press, { active });
}
