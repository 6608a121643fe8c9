import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is focused or jumped to from ending up under a fixed row: while the header stands,
 * the page's scroll padding is the row's height. It is set on the page's root element by script,
 * which a strict style policy allows; a page that has a scroll padding of its own keeps it.
 */
export function useScrollPadding(row: RefObject<HTMLElement | null>, isFixed = true): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!isFixed || parseFloat(getComputedStyle(root).scrollPaddingTop) > 0) return;
    root.style.scrollPaddingTop = `${(row.current?.offsetHeight ?? 0) + 16}px`;
    return () => {
      root.style.scrollPaddingTop = '';
    };
  }, [row, isFixed]);
}
