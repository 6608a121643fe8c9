import { type RefObject, useEffect } from 'react';

/** The fixed rows of the page's headers; two stand while a page swaps one for another. */
const rows = new Set<HTMLElement>();
let observer: ResizeObserver | undefined;
/** Whether the page has a scroll padding of its own, which it keeps. */
let isOwn: boolean | undefined;

function update(): void {
  const page = document.documentElement;
  isOwn ??= parseFloat(getComputedStyle(page).scrollPaddingTop) > 0;
  const heights = [...rows].map((row) => row.offsetHeight);
  if (!isOwn) page.style.scrollPaddingTop = rows.size ? `${Math.max(...heights) + 16}px` : '';
}

function add(row: HTMLElement): () => void {
  if (rows.size === 0) {
    isOwn = undefined;
    observer = new ResizeObserver(update);
  }
  rows.add(row);
  // Told when it is first laid out; its tabs may wrap later, when they come or the window is another.
  observer?.observe(row);
  return () => {
    rows.delete(row);
    observer?.unobserve(row);
    update();
  };
}

/**
 * Keeps what is focused or jumped to from ending up under a fixed row: while a header stands, the
 * page's scroll padding is the row's height. It is set on the page's root element by script, which
 * a strict style policy allows; a page that has a scroll padding of its own keeps it.
 */
export function useScrollPadding(row: RefObject<HTMLElement | null>, isFixed = true): void {
  useEffect(() => (isFixed && row.current ? add(row.current) : undefined), [row, isFixed]);
}
