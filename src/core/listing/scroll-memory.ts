import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { isReturn } from '../page/is-return';
import { listen } from '../page/listen';
import { nextFrame } from '../page/next-frame';
import { readStoredJson, writeStoredJson } from '../page/storage';
import { pageStore } from '../state/store';

const key = 'atria-scroll';
const max = 20;
type Places = readonly (readonly [address: string, place: number])[];

const check = (value: unknown): Places | undefined =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.[0] === 'string' && Number.isFinite(one[1]))
    ? value
    : undefined;

const address = (): string =>
  window.location.pathname + window.location.search + window.location.hash;
const stored = (): Places => readStoredJson('sessionStorage', key, check) ?? [];

/** Stores the scroll position under the page's address, for the visit. */
export function keepScroll(): void {
  const others = stored().filter(([one]) => one !== address());
  const places: Places = [[address(), Math.round(window.scrollY)], ...others];
  writeStoredJson('sessionStorage', key, places.slice(0, max));
}

/** The visitor's position; 0 once they scroll themselves. Mounted while the position is stored. */
const placeAtom = atom(0);
placeAtom.onMount = () => {
  listen(window, 'pagehide', keepScroll);
  listen(window, 'popstate', recallScroll);
  listen(window, 'wheel touchstart keydown pointerdown', () => pageStore.set(placeAtom, 0), {
    capture: true,
    passive: true,
  });
  if (isReturn()) recallScroll();
};

/**
 * Looks up the visitor's position on the page that they came back to; `restoreScroll` goes there.
 */
function recallScroll(): void {
  pageStore.set(placeAtom, stored().find(([one]) => one === address())?.[1] ?? 0);
}

// One listener, so that it is mounted once and stays mounted.
const nothing = () => {};

/**
 * Scrolls to where the visitor was on a page that they come back to, for content that loads after
 * the page: the browser no longer tries by then. Call it whenever the page may be tall enough; it
 * does nothing once the visitor has scrolled. From the first call on the position is stored.
 */
export function restoreScroll(): void {
  pageStore.sub(placeAtom, nothing);
  if (window.scrollY !== pageStore.get(placeAtom)) stand();
}

/**
 * Scrolls to the visitor's position, and again until it stands: on a page that scrolls smoothly the
 * browser's own restoration is an animation, of which a frame still comes on top.
 */
function stand(before?: number): void {
  const place = pageStore.get(placeAtom);
  if (!place || window.scrollY === before) return;
  window.scrollTo({ top: place, behavior: 'instant' });
  const { scrollY } = window;
  nextFrame(() => stand(scrollY));
}

/** Calls `restoreScroll` whenever a list shows something else. */
export function useRestoredScroll(visible: string): void {
  useLayoutEffect(() => {
    if (visible) restoreScroll();
  }, [visible]);
}
