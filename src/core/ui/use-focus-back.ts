import { type RefObject, useCallback } from 'react';
import { useWidget } from '../element/widget-context';
import { listen } from '../page/listen';
import { focusedIn } from './focused-in';
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
    (element: T) => {
      box.current = element;
      let left: EventTarget | undefined;
      let before: EventTarget | null | undefined;
      const stopListening = listen(document, 'focusout', (event) => {
        [left] = event.composedPath();
      });
      listen<FocusEvent>(element, 'focusin', ({ relatedTarget }) => {
        const from = relatedTarget as Element | null;
        // Of another widget an event names the host alone.
        if (!element.contains(from)) before = from?.shadowRoot ? left : from;
      });
      return () => {
        stopListening();
        box.current = null;
        if (!focusedIn(element)) return;
        const isThere = before instanceof HTMLElement && before.isConnected;
        lendFocus(isThere ? (before as HTMLElement) : mainContent(host));
      };
    },
    [box, host],
  );
}
