import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../../core/page/observe-size';

/** What is at the top of the page; asked again once a first row is there again. */
const top: {
  /** What the rows of the page's headers cover; two stand while a page swaps one for another. */
  rows: readonly (() => number)[];
  /** Whether the page has a scroll padding of its own, which it keeps. */
  isOwn?: boolean | undefined;
} = { rows: [] };

function update(): void {
  const page = document.documentElement;
  top.isOwn ??= parseFloat(getComputedStyle(page).scrollPaddingTop) > 0;
  const covered = top.rows.map((measure) => measure());
  if (!top.isOwn) page.style.scrollPaddingTop = covered.length ? `${Math.max(...covered)}px` : '';
}

/**
 * Whether a row that is wanted at the window's edge is fixed there: not where it would cover more
 * than a third of the window, as with very large letters [HDR-13]. That is measured as it would
 * stand there, before it is painted.
 *
 * What is focused or jumped to does not end up under it: while a header stands whose row may be
 * fixed, the page's scroll padding is the row's height. It is set on the page's root element by
 * script, which a strict style policy allows; a page that has a scroll padding of its own keeps it.
 */
export function useFixedRow(
  row: RefObject<HTMLElement | null>,
  isWanted = false,
  mayBeFixed = isWanted,
): boolean {
  const [isTall, setTall] = useState(false);
  const isFixed = isWanted && !isTall;
  useLayoutEffect(() => {
    const box = row.current;
    if (!mayBeFixed || !box) return;
    const judge = () => setTall(isFixed && box.offsetHeight * 3 > innerHeight);
    const measure = () => {
      if (isFixed) judge();
      // It stands absolutely in its place, and gives that its height: tabs that wrap push the page
      // down.
      else if (box.parentElement) box.parentElement.style.blockSize = `${box.offsetHeight}px`;
      return isTall ? 0 : box.offsetHeight + 16;
    };
    if (isFixed) judge();
    // One that is too tall is tried again in a window of another size.
    addEventListener('resize', judge);
    if (top.rows.length === 0) top.isOwn = undefined;
    top.rows = [...top.rows, measure];
    // Its tabs may wrap later, when they come or the window is another.
    const endObserving = observeSize(update, box);
    return () => {
      removeEventListener('resize', judge);
      endObserving();
      top.rows = top.rows.filter((one) => one !== measure);
      update();
    };
  }, [row, mayBeFixed, isFixed, isTall]);
  return isFixed;
}
