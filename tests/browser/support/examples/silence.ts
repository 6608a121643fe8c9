const spoken = '[role=status], [role=alert], [role=log], [aria-live]';
const states = [
  ...['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected', 'aria-current'],
  ...['aria-valuenow', 'aria-valuetext', 'aria-disabled', 'aria-busy', 'aria-label'],
];

/** What is read of a control: its state and its words. */
export function stateOf(control: HTMLElement): string {
  const { value, checked } = control as HTMLInputElement;
  const details = control.closest('details')?.open;
  const written = states.map((name) => control.getAttribute(name));
  return JSON.stringify([...written, value, checked, details, control.textContent]);
}

/** The words in view and in fields, without those of the control and of live regions, which are heard. */
export function wordsBeside(control: Element, root: ShadowRoot): string[] {
  const scope = [...root.querySelectorAll('dialog:modal')].at(-1) ?? root;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node instanceof Element ? node : node.parentElement;
    const text = node instanceof HTMLInputElement ? node.value : (node as Text).data;
    if (!text?.trim() || !box || control.contains(node) || box.closest(spoken)) continue;
    if (box.closest('[inert], [aria-hidden=true], [type=hidden], [type=radio], [type=checkbox]'))
      continue;
    if (box.checkVisibility({ visibilityProperty: true })) words.push(text.trim());
  }
  return words;
}

/** The words that came and went. */
export function changeOf(before: readonly string[], after: readonly string[]): string {
  const less = (all: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return all.filter((one) => {
      const place = left.indexOf(one);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  const came = less(after, before);
  const went = less(before, after);
  const cut = (all: readonly string[]) => all.join(' | ').slice(0, 100);
  return came.length + went.length > 0 ? `+${cut(came)} -${cut(went)}` : '';
}
