import { atom } from 'jotai/vanilla';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { pageStore } from '../state/store';
import { focusedIn } from './focused-in';
import { isComposing } from './is-composing';
import { usePressGuard } from './press-guard';

/** Mounted while any dialog keeps the page behind it from scrolling. */
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

export interface DialogOptions {
  readonly open: boolean;
  /** Called when it closes: by Escape, a press on the backdrop, or the button of a `Modal`. */
  readonly onClose: () => void;
  /** Whether it cannot be dismissed: no button, no Escape, no backdrop. */
  readonly forced?: boolean | undefined;
}

/**
 * A `<dialog>` above the page [IMP-13]: the browser keeps the focus inside, the page behind does
 * not scroll, and the focus returns afterwards. Its owner is called whatever closes it; a forced
 * one opens again. Its content must fill it, so that a press on the dialog itself is a press on its
 * backdrop.
 *
 * @returns what to spread on the `<dialog>`.
 */
export function useDialog({ open, onClose, forced }: DialogOptions) {
  usePressGuard();
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Closes before the element leaves the page: only an element in the page returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = focusedIn(dialog.getRootNode());
    if (!dialog.open) dialog.showModal();
    const unlock = pageStore.sub(lockAtom, () => {});
    return () => {
      unlock();
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!forced) onClose();
  };
  return {
    ref,
    // A row of slides around it is a live region: it must not read out the whole dialog.
    'aria-live': 'off' as const,
    closedby: forced ? ('none' as const) : undefined,
    // The browser has closed it: by a phone's Back, or a second Escape, which nothing can prevent.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // Its owner has closed it, and may have opened it again before this event; React also reports
      // here that a dialog inside it has closed.
      if (!open || currentTarget.open) return;
      if (forced) currentTarget.showModal();
      else onClose();
    },
    // A cancelled file picker inside is not the dialog.
    onCancel: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) dismiss(event);
    },
    // Not by the cancel event, which not every engine lets us prevent.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event.nativeEvent)) dismiss(event);
    },
    // A dialog that still slides in moves under a press: the press counts for its first target, and
    // outside, where the dialog will be in a moment, it closes nothing.
    onPointerDown: ({ target, currentTarget, pointerId }: PointerEvent) => {
      const isMoving = (currentTarget.getAnimations?.().length ?? 0) > 0;
      pressed.current = isMoving ? null : target;
      if (isMoving && target !== currentTarget) (target as Element).setPointerCapture(pointerId);
    },
    // A drag that began inside, such as a text selection, is no press on the backdrop.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressed.current === target && !forced) onClose();
    },
  };
}
