/** What has the focus, also inside shadow roots. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Consent tools and others leave their dialogs in the page, hidden, once they are closed. */
const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** Whether the visitor writes, or is in a dialog of the page's own: nothing may come between. */
const isBusy = (): boolean =>
  Boolean(
    focused()?.closest('input, textarea, select, [contenteditable], iframe, dialog, [role=dialog]'),
  ) || [...document.querySelectorAll('dialog[open], [aria-modal=true]')].some(isShown);

/**
 * Calls back once the visitor is neither writing nor in a dialog: at once, or when the focus has
 * moved on.
 *
 * @returns a function that calls it off.
 */
export function atQuietMoment(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const event of moves) document.removeEventListener(event, wait);
  };
  const look = () => {
    if (isBusy()) return;
    stop();
    then();
  };
  // What takes the focus next has it only after these events.
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  for (const event of moves) document.addEventListener(event, wait);
  look();
  return stop;
}
const moves = ['focusin', 'focusout'] as const;
