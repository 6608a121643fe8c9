import { type RefObject, useEffect, useState } from 'react';
import { watchView } from '../page/observers';

/** Whether an element is scrolled out of the window. */
export function useOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return watchView([element.current], (all) => setIsOut(all.at(-1)?.isIntersecting === false));
  }, [element]);
  return isOut;
}
