import { atom } from 'jotai/vanilla';
import { type RefObject, useEffect } from 'react';
import { observeSize } from '../page/observe-size';
import { pageStore } from '../state/store';

interface Bottom {
  /** What is fixed at the bottom of the window, lowest first. */
  readonly bars: readonly HTMLElement[];
  /** The page's own room, which the bars' adds to. */
  readonly padding: number;
  readonly scroll: number;
}
const bottomAtom = atom<Bottom>({ bars: [], padding: 0, scroll: 0 });

const isWide = (bar: HTMLElement): boolean =>
  bar.offsetWidth >= document.documentElement.clientWidth * 0.9;

/** Each is above the ones before it; the page ends above them all. */
function update(): void {
  const { bars, padding, scroll } = pageStore.get(bottomAtom);
  let height = 0;
  for (const bar of bars) {
    bar.style.setProperty('--below', `${height}px`);
    // One that floats at a side leaves the page to be read beside it.
    if (isWide(bar)) height += bar.offsetHeight;
  }
  const room = (own: number) => (height > 0 ? `${own + height}px` : '');
  // What floats above the page (core/ui/popover-message) is above all of them.
  const tops = bars
    .filter((bar) => bar.offsetHeight > 0 && isWide(bar))
    .map((bar) => bar.getBoundingClientRect().top);
  const covered = window.innerHeight - Math.min(window.innerHeight, ...tops);
  const { style } = document.documentElement;
  if (covered > 0) style.setProperty('--atria-bottom-bars', `${covered}px`);
  else style.removeProperty('--atria-bottom-bars');
  document.body.style.paddingBlockEnd = room(padding);
  style.scrollPaddingBlockEnd = room(scroll);
}

function add(bar: HTMLElement): () => void {
  const { body, documentElement } = document;
  const now = pageStore.get(bottomAtom);
  const own = now.bars.length === 0 && {
    padding: parseFloat(getComputedStyle(body).paddingBlockEnd) || 0,
    scroll: parseFloat(getComputedStyle(documentElement).scrollPaddingBlockEnd) || 0,
  };
  pageStore.set(bottomAtom, { ...now, ...own, bars: [...now.bars, bar] });
  const endObserving = observeSize(update, bar);
  return () => {
    endObserving();
    pageStore.set(bottomAtom, (now) => ({ ...now, bars: now.bars.filter((one) => one !== bar) }));
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
