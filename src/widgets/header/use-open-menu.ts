import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLeaving } from '../../core/page/use-leaving';
import { useListener } from '../../core/page/use-listener';
import { focusedIn } from '../../core/ui/focused-in';
import { useOutsideClick } from '../../core/ui/use-outside-click';
import {
  afterDelay,
  closedMenu,
  withFocus,
  withMouse,
  withoutMouse,
  withPress,
} from './open-menu.model';

/**
 * The open menu of a row. A press on the toggle opens it until the next press; a resting mouse
 * opens it until the mouse leaves, unless it has the focus. Escape, what leads away, a press
 * elsewhere and a focus that moves on close it. A focus that was in it returns to the toggle
 * [IMP-12, IMP-15].
 */
export function useOpenMenu() {
  const [{ open, pending }, change] = useState(closedMenu);
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    change(closedMenu);
    if (focusedIn(item.current)) item.current?.querySelector('button')?.focus();
  };
  useOutsideClick(item, open !== null, close);
  useLeaving(close, open !== null);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(change, pending.delay, afterDelay);
    return () => clearTimeout(timer);
  }, [pending]);
  // Also while it is closed: an Escape right after the paint that shows it counts.
  useListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && open !== null && close());

  /** Props for the list entry of the menu with this index. */
  const itemProps = (index: number) => ({
    ref: open === index ? item : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') change((now) => withMouse(now, index));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') change(withoutMouse);
    },
    // Beside the menu are only the tab and its toggle.
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (target.parentElement !== currentTarget) change(withFocus);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  });
  return { open, itemProps, toggle: (index: number) => change((now) => withPress(now, index)) };
}
