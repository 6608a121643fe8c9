/**
 * Gives the focus to what a visitor has to see, and leads there by a scroll of its own: a page that
 * scrolls smoothly may be on its way to what was pressed, and a focus that is in view just now would
 * let it go on. What is higher than the window begins at its top.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  const isWhole = element && element.offsetHeight < window.innerHeight;
  element?.scrollIntoView({ block: isWhole ? 'center' : 'start' });
}
