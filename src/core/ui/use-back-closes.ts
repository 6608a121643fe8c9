import { atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { writeAddress } from '../page/location';
import { pageStore } from '../state/store';

/** Marks the history entry of an open dialog or menu. */
const mark = 'atriaOpen';
const isMarked = (): boolean => Boolean((history.state as { [mark]?: true } | null)?.[mark]);

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
  writeAddress('push', { ...history.state, [mark]: true }, window.location.href);

function onBack(): void {
  if (isMarked()) return;
  const { open, isLeaving } = steps();
  if (!isLeaving) {
    for (const close of open) close();
    return;
  }
  change({ isLeaving: false });
  // What was opened meanwhile stays, with an entry of its own.
  if (open.length > 0) addStep();
  else window.removeEventListener('popstate', onBack);
}

/** A followed link replaces the entry: Back from there leads to the page as it was. */
function follow(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!link?.protocol.startsWith('http') || !['', '_self'].includes(link.target)) return;
  event.preventDefault();
  // What closes with this press must not remove the entry: that would stop the navigation.
  change({ isLeaving: true });
  window.location.replace(link.href);
}

function begin(close: () => void): void {
  change({ open: [...steps().open, close] });
  window.addEventListener('popstate', onBack);
  window.addEventListener('click', follow);
  if (!isMarked()) addStep();
}

function end(close: () => void): void {
  change({ open: steps().open.filter((one) => one !== close) });
  // Another may open in its place within the same turn.
  setTimeout(() => {
    const { open, isLeaving } = steps();
    if (open.length > 0) return;
    window.removeEventListener('click', follow);
    if (!isMarked()) {
      change({ isLeaving: false });
      window.removeEventListener('popstate', onBack);
    } else if (!isLeaving) {
      change({ isLeaving: true });
      history.back();
    }
  });
}

/**
 * While it is open, the browser's Back closes it and stays on the page, as visitors expect of what
 * looks like a page of its own. When it is closed in another way, no history entry remains.
 */
export function useBackCloses(onClose: () => void, open = true): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current();
    begin(close);
    return () => end(close);
  }, [open]);
}
