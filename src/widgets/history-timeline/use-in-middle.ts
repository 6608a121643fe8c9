import { type RefObject, useEffect } from 'react';

/**
 * Keeps a child of a row that scrolls in the middle of it, as far as it goes. The row alone moves,
 * not the page, and as its style says.
 */
export function useInMiddle(row: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const child = row.current?.children[index];
    if (!row.current || !(child instanceof HTMLElement)) return;
    const spare = row.current.clientWidth - child.offsetWidth;
    row.current.scrollTo({ left: child.offsetLeft - spare / 2 });
  }, [row, index]);
}
