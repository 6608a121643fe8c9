import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { usePressGuard } from './press-guard';
import { lockScroll } from './scroll-lock';

export interface DialogOptions {
  readonly open: boolean;
  /** Asked to close: by Escape or a press on the backdrop. */
  readonly onClose: () => void;
  /** Cannot be dismissed: neither Escape nor the backdrop closes it. */
  readonly forced?: boolean | undefined;
}

/**
 * A `<dialog>` above the page [IMP-13]: the browser keeps the focus inside, the page behind does
 * not scroll, and what had the focus gets it back. Whatever closes it, its owner hears of it; a
 * forced one opens again. Its content must fill it, so that a press on the dialog itself is one on
 * its backdrop.
 *
 * @returns what to spread on the `<dialog>`.
 */
export function useDialog({ open, onClose, forced }: DialogOptions) {
  usePressGuard();
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // The browser has closed it: at Back of a telephone, or a second Escape, which none may prevent.
  const closed = () => {
    const dialog = ref.current;
    // Closed and opened again before the word came.
    if (dialog?.open) return;
    if (forced) dialog?.showModal();
    else onClose();
  };
  const latest = useRef(closed);
  latest.current = closed;
  // Ends before the element leaves the page: only one still in it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    if (!dialog.open) dialog.showModal();
    const unlock = lockScroll();
    const onClosed = () => latest.current();
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('close', onClosed);
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
    // A row of slides around it says what changes in it: not all of a window that opens there.
    'aria-live': 'off' as const,
    closedby: forced ? ('none' as const) : undefined,
    // A file picker inside that is cancelled is not the dialog.
    onCancel: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) dismiss(event);
    },
    // Not left to the cancel event, which not every engine lets be prevented.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(event);
    },
    // A dialog that still slides in moves on under a press: that counts for what it began on, and
    // beside it, where the dialog will be in a moment, it closes nothing.
    onPointerDown: ({ target, currentTarget, pointerId }: PointerEvent) => {
      const isMoving = (currentTarget.getAnimations?.().length ?? 0) > 0;
      pressed.current = isMoving ? null : target;
      if (isMoving && target !== currentTarget) (target as Element).setPointerCapture(pointerId);
    },
    // A drag that began inside, as when text is marked, is no press on the backdrop.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressed.current === target && !forced) onClose();
    },
  };
}
