import { type RefObject, useEffect, useRef } from 'react';
import { lendFocus } from './lend-focus';

/** Whether the visitor is still at the button below `data-more`, or it took the focus along. */
function isWaiting(list: HTMLElement): boolean {
  const { activeElement: at, host } = list.getRootNode() as ShadowRoot;
  if (at && at !== document.body) return at.closest('[data-more]') !== null;
  // A shadow root has none while the focus is elsewhere in the page, either.
  return [null, document.body, host].includes(document.activeElement as HTMLElement);
}

/**
 * After a press on show more (below `data-more`) the focus moves to the first new entry, which the
 * next Tab would skip [IMP-12]. A visitor who has moved on meanwhile stays there.
 *
 * @param count the number of entries
 * @param part the part of an entry for the focus, by a selector; if there is none, the entry itself
 * @returns what to call at each press
 */
export function useFocusOnMore(
  list: RefObject<HTMLElement | null>,
  count: number,
  part?: string,
): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current;
    if (first === undefined || first === count) return;
    before.current = undefined;
    const entry = list.current?.children[first] as HTMLElement | undefined;
    if (!entry || !list.current || !isWaiting(list.current)) return;
    lendFocus((part && entry.querySelector<HTMLElement>(part)) || entry);
  }, [list, count, part]);
  return () => {
    before.current = count;
  };
}
