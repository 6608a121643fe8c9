import { atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { pageStore, usePageValue } from './store';

/** The popups of the page: one is open, others that opened by themselves wait [ELEM-05]. */
export interface Overlays {
  readonly open: string | null;
  readonly waiting: readonly string[];
}

/** Who wants a popup: what a visitor asked for comes at once, what the page offers waits. */
export type OverlayOpener = 'visitor' | 'page';

export const noOverlays: Overlays = { open: null, waiting: [] };

/** Opens a popup: a visitor's in place of the one that is open, the page's own after it. */
export function withOverlay(now: Overlays, name: string, by: OverlayOpener): Overlays {
  if (now.open === name) return now;
  const others = now.waiting.filter((one) => one !== name);
  return by === 'visitor' || now.open === null
    ? { open: name, waiting: others }
    : { open: now.open, waiting: [...others, name] };
}

/** Closes a popup, or calls off one that waits; the next that waits opens. */
export function withoutOverlay(now: Overlays, name: string): Overlays {
  const waiting = now.waiting.filter((one) => one !== name);
  if (now.open !== name) return { open: now.open, waiting };
  const [next = null, ...later] = waiting;
  return { open: next, waiting: later };
}

const overlaysAtom = atom<Overlays>(noOverlays);
const change = (next: (now: Overlays) => Overlays) =>
  pageStore.set(overlaysAtom, next(pageStore.get(overlaysAtom)));

const openOverlay = (name: string, by: OverlayOpener) =>
  change((now) => withOverlay(now, name, by));
const closeOverlay = (name: string) => change((now) => withoutOverlay(now, name));

/** The popup of that name, unique on the page; it closes when its widget goes. */
export function useOverlay(name: string) {
  useEffect(() => () => closeOverlay(name), [name]);
  return {
    isOpen: usePageValue(overlaysAtom).open === name,
    open: (by: OverlayOpener = 'visitor') => openOverlay(name, by),
    close: () => closeOverlay(name),
  };
}

/**
 * Takes the page's one place for popups while something that keeps its own state is open, by the
 * visitor; `onTaken` closes it when a newer one takes the place. A null name takes none.
 */
export function useOverlayPlace(name: string | null, onTaken: () => void): void {
  const { open } = usePageValue(overlaysAtom);
  const hadPlace = useRef(false);
  useEffect(() => {
    if (name === null) return;
    openOverlay(name, 'visitor');
    return () => closeOverlay(name);
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place changes hands.
  useEffect(() => {
    const taken = hadPlace.current && open !== name;
    hadPlace.current = name !== null && open === name;
    if (taken && name !== null) onTaken();
  }, [open, name]);
}
