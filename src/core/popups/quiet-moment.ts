import { listen } from '../page/listen';

/** What has the focus, also inside shadow roots. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Consent tools and others keep their closed dialogs in the page, hidden. */
function isShown(element: Element): boolean {
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  // The prefixed names are for older engines; the oldest have neither.
  const isSeen =
    element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ??
    getComputedStyle(element).visibility !== 'hidden';
  return width * height > 0 && isInWindow && isSeen && !element.closest('[aria-hidden=true]');
}

/** Whether the visitor types, or is in a dialog of the page: nothing may interrupt them. */
const isBusy = (): boolean =>
  Boolean(
    focused()?.closest('input, textarea, select, [contenteditable], iframe, dialog, [role=dialog]'),
  ) || [...document.querySelectorAll('dialog[open], [aria-modal=true]')].some(isShown);

/**
 * Calls back once the visitor neither types nor is in a dialog: at once, or when the focus has
 * moved on or something was pressed; a dialog may also close by itself.
 *
 * @returns a function that cancels it.
 */
export function atQuietMoment(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIn = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  };
  // The next element gets the focus only after these events.
  const stopListening = listen(document, 'focusin focusout click', () => lookIn(0));
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  const look = () => {
    if (isBusy()) return lookIn(2000);
    stop();
    then();
  };
  look();
  return stop;
}
