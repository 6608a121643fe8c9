/** Sets the window's width in CSS pixels; media queries see it, too. */
export function resizeTo(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width });
  window.dispatchEvent(new Event('resize'));
}
