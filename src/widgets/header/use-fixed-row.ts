import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../../core/page/observe-size';
import { topRowAtom } from '../../core/page/top-row';
import { pageStore } from '../../core/state/store';

/** The state of the page's top; read anew when a first row appears again. */
const top: {
  /** The heights that the page's header rows cover; two while a page swaps headers. */
  rows: readonly (() => number)[];
  /** Whether the page has its own scroll padding, which it keeps. */
  isOwn?: boolean | undefined;
} = { rows: [] };

function update(): void {
  const page = document.documentElement;
  top.isOwn ??= parseFloat(getComputedStyle(page).scrollPaddingTop) > 0;
  const covered = Math.max(0, ...top.rows.map((measure) => measure()));
  pageStore.set(topRowAtom, covered);
  if (!top.isOwn) page.style.scrollPaddingTop = top.rows.length ? `${covered}px` : '';
}

/**
 * Whether a row that shall be at the window's edge is fixed there. It is not if it would cover more
 * than a third of the window, as with very large letters [HDR-13]; this is measured before the
 * paint.
 *
 * A focused element or a jump target is not hidden below the row: while a header has a row that may
 * be fixed, the page's scroll padding is the row's height, which the bars at the bottom leave to it
 * (core/ui/bottom-bars). Script sets it on the page's root element, as a strict style policy allows;
 * a page with its own scroll padding keeps that.
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
      // It is positioned absolutely, and sets the height of its place: wrapped tabs push the page
      // down.
      else if (box.parentElement) box.parentElement.style.blockSize = `${box.offsetHeight}px`;
      return isTall ? 0 : box.offsetHeight + 16;
    };
    if (isFixed) judge();
    // A row that is too tall is tried again when the window changes its size.
    addEventListener('resize', judge);
    if (top.rows.length === 0) top.isOwn = undefined;
    top.rows = [...top.rows, measure];
    // Its tabs may wrap later, when they load or the window changes.
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
