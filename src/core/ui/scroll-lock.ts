let locks = 0;
let before = { overflow: '', paddingInlineEnd: '' };

/**
 * Keeps the page behind a dialog from scrolling. Locks may nest.
 *
 * @returns a function that lets it go.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // The room of the scroll bar is kept, so that the page does not jump.
    const bar = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  }
  return () => {
    if (--locks === 0) Object.assign(style, before);
  };
}
