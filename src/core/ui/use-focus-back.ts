import { type RefObject, useCallback } from 'react';
import { useWidget } from '../element/widget-context';
import { lendFocus, mainContent } from './lend-focus';

/**
 * Returns the focus, when a box with the focus is removed, to the element from before [IMP-12].
 *
 * @param box Is set to the element.
 * @returns The `ref` for the element.
 */
export function useFocusBack<T extends HTMLElement>(box: RefObject<T | null>) {
  const { host } = useWidget();
  return useCallback(
    (element: T | null) => {
      box.current = element;
      if (!element) return;
      let before: EventTarget | null = null;
      const come = ({ relatedTarget }: FocusEvent) => {
        if (!element.contains(relatedTarget as Node | null)) before = relatedTarget;
      };
      element.addEventListener('focusin', come);
      return () => {
        box.current = null;
        const { activeElement } = element.getRootNode() as Document | ShadowRoot;
        if (!element.contains(activeElement)) return;
        const isThere = before instanceof HTMLElement && before.isConnected;
        lendFocus(isThere ? (before as HTMLElement) : mainContent(host));
      };
    },
    [box, host],
  );
}
