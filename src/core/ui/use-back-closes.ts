import { atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { pageStore } from '../state/store';

/** Marks the step of the history that stands for what is open. */
const mark = 'atriaOpen';
const isMarked = (): boolean => Boolean((history.state as { [mark]?: true } | null)?.[mark]);

interface Steps {
  /** What closes what is open: two for a moment, when one takes the other's place. */
  readonly open: readonly (() => void)[];
  /** The step is being taken back: its `popstate` is still to come. */
  readonly isLeaving: boolean;
}
const stepsAtom = atom<Steps>({ open: [], isLeaving: false });
const steps = () => pageStore.get(stepsAtom);
const change = (changes: Partial<Steps>) => pageStore.set(stepsAtom, { ...steps(), ...changes });

function addStep(): void {
  try {
    history.pushState({ ...history.state, [mark]: true }, '');
  } catch {
    // Some frames refuse: there Back leaves the page.
  }
}

function onBack(): void {
  if (isMarked()) return;
  const { open, isLeaving } = steps();
  if (!isLeaving) {
    for (const close of open) close();
    return;
  }
  change({ isLeaving: false });
  // What was opened meanwhile stays, with a step of its own.
  if (open.length > 0) addStep();
  else window.removeEventListener('popstate', onBack);
}

/** A link that is followed takes the step's place: Back from there leads to the page as it was. */
function follow(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!link?.protocol.startsWith('http') || !['', '_self'].includes(link.target)) return;
  event.preventDefault();
  // What closes with this press must not take the step back: that would stop the way there.
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
 * While it is open, the browser's Back closes it and stays on the page, as visitors
 * expect of what looks like a page of its own. Closed in another way it leaves no step behind.
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
