import { listen } from '../page/listen';

/** What has the focus, also inside shadow roots. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Consent tools and others leave their dialogs in the page, hidden, once they are closed. */
function isShown(element: Element): boolean {
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  // The names that the older engines know, too; the oldest have none of it.
  const isSeen =
    element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ??
    getComputedStyle(element).visibility !== 'hidden';
  return width * height > 0 && isInWindow && isSeen && !element.closest('[aria-hidden=true]');
}

/** Whether the visitor writes, or is in a dialog of the page's own: nothing may come between. */
const isBusy = (): boolean =>
  Boolean(
    focused()?.closest('input, textarea, select, [contenteditable], iframe, dialog, [role=dialog]'),
  ) || [...document.querySelectorAll('dialog[open], [aria-modal=true]')].some(isShown);

/**
 * Calls back once the visitor is neither writing nor in a dialog: at once, or when the focus has
 * moved on or something was pressed; a dialog may also go by itself.
 *
 * @returns a function that calls it off.
 */
export function atQuietMoment(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = setInterval(() => look(), 2000);
  // What takes the focus next has it only after these events.
  const stopListening = listen(document, 'focusin focusout click', () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  });
  const stop = () => {
    clearTimeout(timer);
    clearInterval(turn);
    stopListening();
  };
  const look = () => {
    if (isBusy()) return;
    stop();
    then();
  };
  look();
  return stop;
}
