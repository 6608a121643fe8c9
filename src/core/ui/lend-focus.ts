/** Focuses an element that is not focusable, until the focus moves on. */
export function lendFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The page's main content: its `main`, else `#main` or `#content`, else what follows a widget. */
export function mainContent(host: Element | null | undefined): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main, [role="main"], #main, #content');
  const next = main ?? host?.nextElementSibling;
  return next instanceof HTMLElement ? next : null;
}
