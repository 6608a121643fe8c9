/** From the edges of the window, in px. */
const margin = 8;

/** Shows all of what has opened beside its button: away from the window's side and lower edge. */
export function showWhole(box: HTMLElement): void {
  const beyond = box.getBoundingClientRect().right + margin - document.documentElement.clientWidth;
  box.style.translate = `${-Math.max(0, beyond)}px`;
  box.style.scrollMargin = `${margin}px`;
  box.scrollIntoView({ block: 'nearest' });
}
