/** Shows all of what opens beside its button: away from the window's side and lower edge. */
export function showWhole(box: HTMLElement | null): void {
  if (!box) return;
  const beyond = box.getBoundingClientRect().right + 8 - document.documentElement.clientWidth;
  box.style.translate = `${-Math.max(0, beyond)}px`;
  box.style.scrollMargin = '8px';
  box.scrollIntoView({ block: 'nearest' });
}
