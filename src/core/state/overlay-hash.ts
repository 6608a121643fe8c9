import { useEffect, useRef } from 'react';
import { replaceAddress, useHash } from '../page/location';
import { useOverlayDialog } from './overlay-dialog';

/** Hashes of the page's popups: closing one leads to none of the others. */
const popups = new Set<string>();

/**
 * A popup that belongs to a hash of the page's address: it opens where the address has the hash, at
 * load and later, and closes where it has it no more, as by Back [NEWS-04, IMP-31]. Once it is
 * closed, by the visitor or by another popup that took its place, the address is as it was before,
 * so that the same link opens it again; no page jumps, since addresses are only written [NEWS-05].
 *
 * @param hash without its `#`
 */
export function useOverlayHash(hash: string) {
  const { isOpen, open, close } = useOverlayDialog(`#${hash}`);
  const now = useHash();
  const isAsked = now === `#${hash}`;
  /** What the address had before: '' for one that the page was opened with. */
  const before = useRef('');
  useEffect(() => void popups.add(`#${hash}`), [hash]);
  useEffect(() => {
    if (!popups.has(now)) before.current = now;
  }, [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address changes.
  useEffect(() => {
    if (isAsked) open();
    else close();
  }, [isAsked]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isAsked) replaceAddress(before.current);
    wasOpen.current = isOpen;
  }, [isOpen, isAsked]);
  return { isOpen, close };
}
