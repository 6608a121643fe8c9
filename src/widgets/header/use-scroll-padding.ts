import { type RefObject, useEffect } from 'react';
import { observeSize } from '../../core/page/observe-size';

/** What stands at the top of the page; asked anew once a first row is there again. */
const top: {
  /** The fixed rows of the page's headers; two stand while a page swaps one for another. */
  rows: readonly HTMLElement[];
  /** Whether the page has a scroll padding of its own, which it keeps. */
  isOwn?: boolean | undefined;
} = { rows: [] };

function update(): void {
  const page = document.documentElement;
  top.isOwn ??= parseFloat(getComputedStyle(page).scrollPaddingTop) > 0;
  const heights = top.rows.map((row) => row.offsetHeight);
  // What stands absolutely in its place gives that its height: tabs that wrap push the page down.
  for (const row of top.rows)
    if (row.parentElement && getComputedStyle(row).position === 'absolute')
      row.parentElement.style.blockSize = `${row.offsetHeight}px`;
  if (!top.isOwn)
    page.style.scrollPaddingTop = heights.length ? `${Math.max(...heights) + 16}px` : '';
}

function add(row: HTMLElement): () => void {
  if (top.rows.length === 0) top.isOwn = undefined;
  top.rows = [...top.rows, row];
  // Its tabs may wrap later, when they come or the window is another.
  const endObserving = observeSize(update, row);
  return () => {
    endObserving();
    top.rows = top.rows.filter((one) => one !== row);
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
