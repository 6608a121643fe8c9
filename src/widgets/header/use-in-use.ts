import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { watchView } from '../../core/page/observers';

/** Whether a part has the focus, and the handlers by which it is known. */
export function useHasFocus() {
  const [hasFocus, setHasFocus] = useState(false);
  const focusHandlers = {
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(currentTarget.contains(relatedTarget)),
  };
  return { hasFocus, focusHandlers };
}

/** Whether an element is scrolled out of the window. */
export function useOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return watchView([element.current], ([entry]) => setIsOut(entry?.isIntersecting === false));
  }, [element]);
  return isOut;
}
