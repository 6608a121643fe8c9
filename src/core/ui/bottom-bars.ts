import { atom } from 'jotai/vanilla';
import { type RefObject, useEffect, useRef } from 'react';
import { observeSize } from '../page/observe-size';
import { topRowAtom } from '../page/top-row';
import { pageStore } from '../state/store';

interface Bottom {
  /** The bars at the bottom of the window, lowest first. */
  readonly bars: readonly HTMLElement[];
  /** The page's own padding, to which the bars' height is added. */
  readonly padding: number;
  readonly scroll: number;
  /** Both as the page has written them on its elements. */
  readonly written: { readonly padding: string; readonly scroll: string };
}
const none = { padding: '', scroll: '' };
const bottomAtom = atom<Bottom>({ bars: [], padding: 0, scroll: 0, written: none });

/** Puts each above the ones before it, and the page's end above them all. */
function update(): void {
  const { bars, padding, scroll, written } = pageStore.get(bottomAtom);
  const { style, clientWidth } = document.documentElement;
  let height = 0;
  for (const bar of bars) {
    bar.style.setProperty('--top-row', `${pageStore.get(topRowAtom)}px`);
    bar.style.setProperty('--below', `${height}px`);
    // A bar at a side does not cover the whole width of the page.
    if (bar.offsetWidth >= clientWidth * 0.9) height += bar.offsetHeight;
  }
  const room = (own: number, inline: string) => (height > 0 ? `${own + height}px` : inline);
  // A floating message (core/ui/popover-message) is above all of them.
  style.setProperty('--atria-bottom-bars', height > 0 ? `${height}px` : null);
  document.body.style.paddingBlockEnd = room(padding, written.padding);
  style.scrollPaddingBlockEnd = room(scroll, written.scroll);
}

function add(bar: HTMLElement): () => void {
  const { body, documentElement } = document;
  const now = pageStore.get(bottomAtom);
  const own = now.bars.length === 0 && {
    padding: parseFloat(getComputedStyle(body).paddingBlockEnd) || 0,
    scroll: parseFloat(getComputedStyle(documentElement).scrollPaddingBlockEnd) || 0,
    written: {
      padding: body.style.paddingBlockEnd,
      scroll: documentElement.style.scrollPaddingBlockEnd,
    },
  };
  pageStore.set(bottomAtom, { ...now, ...own, bars: [...now.bars, bar] });
  const stops = [observeSize(update, bar), pageStore.sub(topRowAtom, update)];
  return () => {
    for (const stop of stops) stop();
    pageStore.set(bottomAtom, (now) => ({ ...now, bars: now.bars.filter((one) => one !== bar) }));
    update();
  };
}

/**
 * A bar at the bottom of the window, at `bottom: var(--below)`: several are stacked, and the page
 * gets padding at its end and below a focused element, so that none of it is covered. What the
 * visitor sees does not move. For a second after it has come up, it takes no press: that was meant
 * for what it covers.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { current: isInMarkup } = useRef(isShown);
  useEffect(() => {
    if (!isShown || !bar.current) return;
    if (!isInMarkup) bar.current.animate({ pointerEvents: ['none', 'none'] }, 1000);
    return add(bar.current);
  }, [bar, isShown, isInMarkup]);
}
