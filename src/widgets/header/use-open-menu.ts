import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOutsideClick } from '../../core/ui/use-outside-click';

/** How long the mouse must rest before a menu opens, and may stray before it closes. */
const intent = { open: 150, close: 300 };

/**
 * Which menu of a row is open. A press on the toggle opens it until it is pressed again; a
 * resting mouse opens it until the mouse leaves. Escape, a press elsewhere and focus moving on
 * close it; Escape gives focus back to the toggle [IMP-12, IMP-15].
 */
export function useOpenMenu() {
  const [open, setOpen] = useState<number>();
  const pinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const item = useRef<HTMLLIElement>(null);
  const close = () => setOpen(undefined);

  const later = (index: number | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pinned.current = false;
      setOpen(index);
    }, delay);
  };

  useOutsideClick(item, open !== undefined, close);
  useEffect(() => () => clearTimeout(timer.current), []);
  // With the paint that shows the menu: an Escape right after it counts.
  useLayoutEffect(() => {
    if (open === undefined) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(undefined);
      const box = item.current;
      const root = box?.getRootNode() as Document | ShadowRoot | undefined;
      if (root && box?.contains(root.activeElement)) box.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

  /** What the list entry of the menu with this index gets. */
  const itemProps = (index: number) => ({
    ref: open === index ? item : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open === index) clearTimeout(timer.current);
      else later(index, intent.open);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (open === index && !pinned.current) later(undefined, intent.close);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  });

  /** A press on the toggle; a menu the mouse has opened stays. */
  const toggle = (index: number) => {
    clearTimeout(timer.current);
    if (open === index && pinned.current) return close();
    pinned.current = true;
    setOpen(index);
  };
  return { open, itemProps, toggle, close };
}
