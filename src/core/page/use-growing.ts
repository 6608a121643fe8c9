import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Extends a list by a button. The focus moves to the first new item, since the button may be gone
 * [IMP-12].
 *
 * @param shownAfter the number of items after so many presses
 * @param partOf the part of an item for the focus; if there is none, the item itself
 */
export function useGrowing(
  list: RefObject<HTMLElement | null>,
  shownAfter: (presses: number) => number,
  partOf: (item: HTMLElement) => HTMLElement | null = () => null,
) {
  const [presses, setPresses] = useState(0);
  const shown = shownAfter(presses);
  const more = () => {
    flushSync(() => setPresses(presses + 1));
    const item = list.current?.children[shown] as HTMLElement | undefined;
    if (!item) return;
    item.tabIndex = -1;
    (partOf(item) ?? item).focus();
  };
  return { presses, setPresses, shown, more };
}
