import { listen } from './listen';

/** Whether a press follows a link to the present hash. */
function isLinkHere(event: MouseEvent): boolean {
  const { defaultPrevented, metaKey, ctrlKey, shiftKey } = event;
  if (defaultPrevented || metaKey || ctrlKey || shiftKey) return false;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  return Boolean(link?.hash) && link?.href === window.location.href;
}

/**
 * Calls back when the visitor goes to a hash. For a link to the present one browsers fire only
 * `popstate`, with the entry's own state: as for Back within an address.
 * @returns a function that stops this
 */
export const onJump = (listener: (isLinkHere: boolean) => void): (() => void) =>
  listen(window, 'hashchange click', (event) => {
    const isHere = event.type === 'click';
    if (!isHere || isLinkHere(event as MouseEvent)) listener(isHere);
  });
