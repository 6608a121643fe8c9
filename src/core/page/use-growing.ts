import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Grows a list by a button, which takes the focus on to the first new item, since it may be gone
 * itself [IMP-12].
 *
 * @param shownAfter how many of the items a number of presses shows
 * @param partOf what takes the focus in an item; where there is nothing, the item itself does
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
