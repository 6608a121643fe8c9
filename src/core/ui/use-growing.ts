import { type RefObject, useState } from 'react';
import { useFocusOnMore } from './use-focus-on-more';

/**
 * Extends a list by a button below `data-more`.
 *
 * @param shownAfter the number of items after so many presses
 * @param part the part of an item for the focus: see `useFocusOnMore`
 */
export function useGrowing(
  list: RefObject<HTMLElement | null>,
  shownAfter: (presses: number) => number,
  part?: string,
) {
  const [presses, setPresses] = useState(0);
  const shown = shownAfter(presses);
  const onMore = useFocusOnMore(list, shown, part);
  const more = () => {
    onMore();
    setPresses(presses + 1);
  };
  return { presses, setPresses, shown, more };
}
