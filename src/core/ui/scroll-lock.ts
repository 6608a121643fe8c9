import { atom } from 'jotai/vanilla';
import { pageStore } from '../state/store';

/** Mounted while anything keeps the page from scrolling. */
const lockAtom = atom(null);
lockAtom.onMount = () => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  // The scroll bar keeps its space, so that the page does not move.
  const bar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  return () => void Object.assign(style, { overflow, paddingInlineEnd });
};

/**
 * Keeps the page behind a dialog from scrolling. Locks may nest.
 *
 * @returns a function that releases the lock.
 */
export const lockScroll = (): (() => void) => pageStore.sub(lockAtom, () => {});
