/** Gives the focus to an element that takes none by itself, till it goes on. */
export function lendFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
