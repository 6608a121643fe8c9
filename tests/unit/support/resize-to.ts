/** Makes the window so wide in CSS pixels, as a visitor would; media queries see it, too. */
export function resizeTo(width: number): void {
  Object.assign(window, { innerWidth: width });
  window.dispatchEvent(new Event('resize'));
}
