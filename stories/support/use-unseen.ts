import { type RefObject, useEffect, useState } from 'react';

const hasSize = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  // Content for screen readers only is a pixel in size.
  return width > 1 && height > 1;
};

/** Whether an element, or a dialog or a menu that it opens, can be seen. */
const isSeen = (element: Element): boolean =>
  [element, ...(element.shadowRoot?.querySelectorAll('*') ?? [])].some(hasSize);

/**
 * Whether the widget in a place has painted without any visible content.
 * @param key What makes the widget anew.
 */
export function useUnseen(place: RefObject<HTMLElement | null>, key: string): boolean {
  const [unseen, setUnseen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, another element.
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (!element?.shadowRoot) return;
    const look = () => setUnseen(element.matches(':state(ready)') && !isSeen(element));
    const changes = new MutationObserver(look);
    changes.observe(element.shadowRoot, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('atria-paint', look);
    look();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      element.removeEventListener('atria-paint', look);
    };
  }, [place, key]);
  return unseen;
}
