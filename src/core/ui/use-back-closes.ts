import { atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { isMarked, navigation, openMark, writeAddress } from '../page/location';
import { followedLink, useLeaving } from '../page/use-leaving';
import { pageStore } from '../state/store';

interface Steps {
  /** Closes what is open: two for a moment, when one replaces the other. */
  readonly open: readonly (() => void)[];
  /** Whether the entry is being removed: its `popstate` is still to come. */
  readonly isLeaving: boolean;
}
const stepsAtom = atom<Steps>({ open: [], isLeaving: false });
const steps = () => pageStore.get(stepsAtom);
const change = (changes: Partial<Steps>) => pageStore.set(stepsAtom, { ...steps(), ...changes });

/** Where the history refuses it, Back leaves the page. */
const addStep = () =>
  writeAddress('push', { ...history.state, [openMark]: true }, window.location.href);

function onBack(): void {
  if (isMarked()) return;
  const { open, isLeaving } = steps();
  change({ isLeaving: false });
  // What was opened meanwhile stays, with an entry of its own.
  if (isLeaving && open.length > 0) addStep();
  else for (const close of open) close();
}

/** A link leads on from the page's own entry, as everything else does. */
function follow(event: MouseEvent): void {
  const link = event.defaultPrevented ? undefined : followedLink(event);
  if (!link?.protocol.startsWith('http')) return;
  event.preventDefault();
  navigation.go(link.href);
}

/** Adds a history entry for what is open; the function that it returns removes it. */
function begin(close: () => void): () => void {
  change({ open: [...steps().open, close] });
  // It stays, and does nothing while nothing is open.
  window.addEventListener('popstate', onBack);
  window.addEventListener('click', follow);
  if (!isMarked()) addStep();
  return () => {
    change({ open: steps().open.filter((one) => one !== close) });
    // Another may open in its place within the same turn.
    setTimeout(() => {
      const { open, isLeaving } = steps();
      if (open.length > 0) return;
      window.removeEventListener('click', follow);
      if (isMarked() && isLeaving) return;
      change({ isLeaving: isMarked() });
      if (isMarked()) history.back();
    });
  };
}

/**
 * While it is open, the browser's Back closes it and stays on the page, as visitors expect of what
 * looks like a page of its own; whatever leads away closes it, too. When it is closed in another
 * way, no history entry remains.
 */
export function useBackCloses(onClose: () => void, open = true): void {
  useLeaving(onClose, open);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (open) return begin(() => latest.current());
  }, [open]);
}
