import { type RefObject, useEffect, useRef, useState } from 'react';
import { listen } from '../../core/page/listen';
import { nextFrame } from '../../core/page/next-frame';
import { prefersReducedMotion } from '../../core/ui/use-reduced-motion';

/** The events by which a visitor scrolls. */
const scrollEvents = 'wheel touchmove keydown pointerdown';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** The place of a jump target, below the page's own fixed rows; CSS pixels of the window. */
const pageTop = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

/** The last item that has reached the place of a jump target; the first before that. */
function itemAtTop(list: HTMLElement): number {
  const items = [...list.children];
  const [first] = items;
  if (!first) return 0;
  const place = pageTop() + pixels(getComputedStyle(first).scrollMarginTop) + 8;
  const later = items.findIndex((item) => item.getBoundingClientRect().top > place);
  return later < 0 ? items.length - 1 : Math.max(later - 1, 0);
}

/**
 * Follows which item of a list the visitor reads while the page scrolls.
 *
 * @returns its index, and `goTo`, which scrolls an item to the top and focuses it [CONT-17]: at
 * once if less motion is preferred [IMP-21]. That item is current until the visitor scrolls, since
 * the last ones of a page may never reach the top.
 */
export function useCurrentItem(list: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const isChosen = useRef(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const look = () => {
      cancel = undefined;
      if (!list.current) return;
      list.current.parentElement?.style.setProperty('--page-top', `${pageTop()}px`);
      if (!isChosen.current) setCurrent(itemAtTop(list.current));
    };
    const scrolled = () => {
      cancel ??= nextFrame(look);
    };
    const moved = () => {
      isChosen.current = false;
    };
    look();
    const stopScrolled = listen(window, 'scroll', scrolled, { passive: true });
    const stopMoved = listen(window, scrollEvents, moved, { passive: true });
    return () => {
      cancel?.();
      stopScrolled();
      stopMoved();
    };
  }, [list]);

  const goTo = (index: number) => {
    const item = list.current?.children[index];
    if (!(item instanceof HTMLElement)) return;
    isChosen.current = true;
    setCurrent(index);
    item.focus({ preventScroll: true });
    item.scrollIntoView({
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      block: 'start',
    });
  };
  return { current: Math.min(current, Math.max(count - 1, 0)), goTo };
}
