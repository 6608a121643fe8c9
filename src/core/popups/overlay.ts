import { atom } from 'jotai/vanilla';
import { useCallback, useEffect, useState } from 'react';
import { currentHash, onAddress, replaceAddress } from '../page/location';
import { pageStore, usePageValue, useSelected } from '../state/store';
import {
  atAddress,
  dueHash,
  noOverlays,
  type OverlayKey,
  type OverlayOpener,
  type Overlays,
  shownBy,
  withOverlay,
  withoutOverlay,
  withoutTag,
  withTag,
} from './overlays.model';

const overlaysAtom = atom<Overlays>(noOverlays);

/** Whether the page's visitor has to be asked something before others offer; until then unknown. */
export const forcedDueAtom = atom<boolean | undefined>(undefined);

function change(next: (now: Overlays) => Overlays): void {
  const overlays = next(pageStore.get(overlaysAtom));
  pageStore.set(overlaysAtom, overlays);
  const hash = dueHash(overlays);
  // The page does not scroll, since the address is only written [NEWS-05].
  if (hash !== overlays.hash) replaceAddress(hash);
}

overlaysAtom.onMount = () => {
  const follow = () => {
    const { pathname, search } = window.location;
    change((now) => atAddress(now, pathname + search, currentHash()));
  };
  follow();
  return onAddress(follow);
};

/** Opens a popup of the page by its name, for code that does not show it. */
export const openOverlay = (key: OverlayKey, by: OverlayOpener = 'visitor'): void =>
  change((now) => withOverlay(now, key, by));

/**
 * A popup of the page, for the component that shows it. If a page has its tag twice, only the first
 * shows it, and the other once the first is removed; it closes when the tag that shows it is
 * removed.
 *
 * A popup whose name is a hash, with its `#`, belongs to the page's address: it is open while the
 * address has the hash, at load and later [NEWS-04, IMP-31], and closing it restores the hash from
 * before.
 *
 * @param name unique on the page; without one it belongs to this component alone
 */
export function useOverlay(name?: string) {
  const [tag] = useState(Symbol);
  const key = name ?? tag;
  useEffect(() => {
    change((now) => withTag(now, key, tag));
    return () => change((now) => withoutTag(now, tag));
  }, [key, tag]);
  const now = usePageValue(overlaysAtom);
  const open = useCallback((by?: OverlayOpener) => openOverlay(key, by), [key]);
  /** Shows nothing where another tag shows it. */
  const close = useCallback(
    () =>
      change((current) => (shownBy(current, key) === tag ? withoutOverlay(current, key) : current)),
    [key, tag],
  );
  return { isOpen: now.open === key && shownBy(now, key) === tag, open, close };
}

/**
 * Reserves the page's one place for popups, by the visitor, while something that keeps its own
 * state is open. `onTaken` closes it when a newer one gets the place, or a forced one has it.
 */
export function useOverlayPlace(isOpen: boolean, onTaken: () => void): void {
  const [key] = useState(Symbol);
  const open = useSelected(overlaysAtom, (now) => now.open, null);
  useEffect(() => {
    if (!isOpen) return;
    change((now) => withOverlay(withTag(now, key, key), key, 'visitor'));
    return () => change((now) => withoutTag(now, key));
  }, [isOpen, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the place changes hands.
  useEffect(() => {
    if (isOpen && pageStore.get(overlaysAtom).open !== key) onTaken();
  }, [isOpen, key, open]);
}
