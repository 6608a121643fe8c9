import { type RefObject, useLayoutEffect } from 'react';
import { useListener } from '../page/use-listener';

/**
 * Lets the browser's search within the page find hidden text, where it can; elsewhere the text is
 * hidden as usual. The element has `hidden={isHidden}`, which is all that React knows of it, and after
 * it `data-findable`, by which a server's markup can be found before any code.
 *
 * @param onFound Called when the search has found something in it: show it then.
 */
export function useUntilFound(
  target: RefObject<HTMLElement | null>,
  isHidden: boolean,
  onFound: () => void,
): void {
  useLayoutEffect(() => {
    if (isHidden) target.current?.setAttribute('hidden', 'until-found');
  }, [target, isHidden]);
  useListener('beforematch', onFound, { target });
}
