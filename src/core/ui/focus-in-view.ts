/**
 * Focuses an element that a visitor has to see, and scrolls there itself: a page with smooth
 * scrolling may still scroll to what was pressed, and would go on if the focus is in view by
 * chance. An element higher than the window is aligned at its top.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  const isWhole = element && element.offsetHeight < window.innerHeight;
  element?.scrollIntoView({ block: isWhole ? 'center' : 'start' });
}

/** Focuses the title of a view that opens, at the top of the page. */
export function focusAtTop(title: HTMLElement | null): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  title?.focus({ preventScroll: true });
}
