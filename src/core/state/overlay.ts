import { atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { pageStore, usePageValue } from './store';

/** The popups of the page: one is open, others that opened by themselves wait [ELEM-05]. */
export interface Overlays {
  readonly open: string | null;
  readonly waiting: readonly string[];
  /** Those that nothing takes the place of, open or waiting. */
  readonly forced: readonly string[];
}

/**
 * Who wants a popup: what a visitor asked for comes at once, what the page offers waits. What is
 * forced waits as well, ahead of the others, and then makes way for none.
 */
export type OverlayOpener = 'visitor' | 'page' | 'forced';

export const noOverlays: Overlays = { open: null, waiting: [], forced: [] };

/** Opens a popup: a visitor's in place of the one that is open, the page's own after it. */
export function withOverlay(now: Overlays, name: string, by: OverlayOpener): Overlays {
  if (now.open === name) return now;
  const others = now.waiting.filter((one) => one !== name);
  const forced = by === 'forced' ? [...now.forced, name] : now.forced;
  const isFree = now.open === null || (by === 'visitor' && !now.forced.includes(now.open));
  if (isFree) return { open: name, waiting: others, forced };
  const waiting = by === 'forced' ? [name, ...others] : [...others, name];
  return { open: now.open, waiting, forced };
}

/** Closes a popup, or calls off one that waits; the next that waits opens. */
export function withoutOverlay(now: Overlays, name: string): Overlays {
  const isOther = (one: string) => one !== name;
  const waiting = now.waiting.filter(isOther);
  const forced = now.forced.filter(isOther);
  if (now.open !== name) return { open: now.open, waiting, forced };
  const [next = null, ...later] = waiting;
  return { open: next, waiting: later, forced };
}

const overlaysAtom = atom<Overlays>(noOverlays);
const change = (next: (now: Overlays) => Overlays) =>
  pageStore.set(overlaysAtom, next(pageStore.get(overlaysAtom)));

/** @returns whether it is open now, and does not wait */
const openOverlay = (name: string, by: OverlayOpener): boolean => {
  change((now) => withOverlay(now, name, by));
  return pageStore.get(overlaysAtom).open === name;
};
const closeOverlay = (name: string) => change((now) => withoutOverlay(now, name));

/** The popup of that name, unique on the page; it closes when its widget goes. */
export function useOverlay(name: string) {
  useEffect(() => () => closeOverlay(name), [name]);
  return {
    isOpen: usePageValue(overlaysAtom).open === name,
    open: (by: OverlayOpener = 'visitor') => void openOverlay(name, by),
    close: () => closeOverlay(name),
  };
}

/**
 * Takes the page's one place for popups while something that keeps its own state is open, by the
 * visitor; `onTaken` closes it when a newer one takes the place, or a forced one has it. A null
 * name takes none.
 */
export function useOverlayPlace(name: string | null, onTaken: () => void): void {
  const { open } = usePageValue(overlaysAtom);
  const hadPlace = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it asks for the place.
  useEffect(() => {
    if (name === null) return;
    if (!openOverlay(name, 'visitor')) onTaken();
    return () => closeOverlay(name);
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place changes hands.
  useEffect(() => {
    const taken = hadPlace.current && open !== name;
    hadPlace.current = name !== null && open === name;
    if (taken && name !== null) onTaken();
  }, [open, name]);
}
