import { leaving } from './location';
import { useListener } from './use-listener';

/** The link that a press follows in this window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  return link?.href && ['', '_self'].includes(link.target) ? link : undefined;
}

/**
 * Closes what is open once something leads away: a followed link, whoever follows it, a search, a
 * form. The page may stay, by a router or by the memory of the browser, and its visitor has left.
 */
export const useLeaving = (close: () => void, isOpen: boolean): void =>
  useListener<Event>(
    `click ${leaving}`,
    (event) => (event.type === leaving || followedLink(event as MouseEvent)) && close(),
    { active: isOpen },
  );
