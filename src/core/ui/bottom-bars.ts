import { type RefObject, useEffect } from 'react';

/** What is fixed at the bottom of the window, lowest first. */
const bars: HTMLElement[] = [];
let observer: ResizeObserver | undefined;
/** The page's own room, which the bars' adds to. */
let own = { padding: 0, scroll: 0 };

const isWide = (bar: HTMLElement): boolean =>
  bar.offsetWidth >= document.documentElement.clientWidth * 0.9;

/** Each stands above the ones before it; the page ends above them all. */
function update(): void {
  let height = 0;
  for (const bar of bars) {
    bar.style.setProperty('--below', `${height}px`);
    // One that floats at a side leaves the page to be read beside it.
    if (isWide(bar)) height += bar.offsetHeight;
  }
  const room = (before: number) => (height > 0 ? `${before + height}px` : '');
  document.body.style.paddingBlockEnd = room(own.padding);
  document.documentElement.style.scrollPaddingBlockEnd = room(own.scroll);
}

function add(bar: HTMLElement): () => void {
  if (bars.length === 0)
    own = {
      padding: parseFloat(getComputedStyle(document.body).paddingBlockEnd) || 0,
      scroll: parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0,
    };
  bars.push(bar);
  observer ??= new ResizeObserver(update);
  observer.observe(bar);
  update();
  return () => {
    bars.splice(bars.indexOf(bar), 1);
    observer?.unobserve(bar);
    update();
  };
}

/**
 * A bar that is fixed at the bottom of the window, at `bottom: var(--below)`: several stand above
 * each other, and the page has room below its end and below what is focused, so that none of it
 * stays under them. What the visitor sees does not move.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => (isShown && bar.current ? add(bar.current) : undefined), [bar, isShown]);
}
