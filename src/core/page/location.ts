import { useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/api-error';
import { fire, foreign } from '../../foreign';
import { useWidget } from '../element/widget-context';
import { listen } from './listen';

const changed = 'atria-location';

const subscribeToNothing = () => () => {};

/** What stays the same while the page is open, and what a server renders in its place. */
export const useLasting = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer);

/** Calls back when the page's address changes; @returns a function that stops this. */
export const onAddress = (listener: () => void): (() => void) =>
  listen(window, `hashchange popstate ${changed}`, listener);

/** A hash or a path as an editor writes it: browsers give `#k%C3%A4ytt%C3%B6` for `#käyttö`. */
export function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page's hash with its `#`, decoded. */
export const currentHash = (): string => readable(window.location.hash);

/**
 * The page's hash with its `#`, decoded, following links, back and forward [IMP-31]; '' on a
 * server.
 */
export const useHash = (): string => useSyncExternalStore(onAddress, currentHash, () => '');

const currentHref = () => window.location.href;

/** The page's whole address, for what shows only in a page, following it; '' on a server. */
export const useHref = () => useSyncExternalStore(onAddress, currentHref, () => '');

/** A parameter of the page's query, '' without it, following it like the hash. */
export function useParameter(name: string): string {
  const { address } = useWidget();
  const read = () => address(`?${name}`);
  return useSyncExternalStore(onAddress, read, read);
}

/**
 * Writes the page's address, relative to itself: a `<base>` may have another origin, which the
 * history refuses. Call `tellAddress` afterwards.
 * @returns whether the page has the address: some frames refuse, and each after too many in a row,
 * while a page's own wrapper may throw after it has written
 */
export function writeAddress(how: 'push' | 'replace', state: unknown, address: string): boolean {
  let href: string | undefined;
  foreign(`history.${how}State`, () => {
    ({ href } = new URL(address, window.location.href));
    window.history[`${how}State`](state, '', href);
  });
  return window.location.href === href;
}

/** Notifies all widgets of the page that its address has changed. */
export const tellAddress = (): boolean => fire(window, changed);

/** Replaces the address without a reload or a scroll; other widgets on the page are notified. */
export const replaceAddress = (address: string): unknown =>
  writeAddress('replace', window.history.state, address) && tellAddress();

/** Marks the history entry of an open dialog or menu (core/ui/use-back-closes). */
export const openMark = 'atriaOpen';
export const isMarked = (): boolean => Boolean(window.history.state?.[openMark]);

/** Leaves the page, for `goTo`. A function of its own so that tests can replace it. */
export const navigation = {
  go(address: string): void {
    const { state } = window.history;
    const isOpen = isMarked();
    // What closes now must not remove the entry: that would stop the navigation.
    if (isOpen) writeAddress('replace', { ...state, [openMark]: undefined }, window.location.href);
    // From there Back leads to the page as it was.
    window.location[isOpen ? 'replace' : 'assign'](address);
  },
};

/** The event that something leads away in another way than by a link: what is open closes. */
export const leaving = 'atria-leaving';
export const tellLeaving = (): boolean => fire(window, leaving);

/** Goes to an address; a hash belongs to this page, wherever a `<base>` points. */
export function goTo(address: string): void {
  tellLeaving();
  if (address.startsWith('#')) window.location.hash = address;
  else navigation.go(address);
}

/**
 * Handles the button "try again": makes the call once more, unless a missing login refused it
 * (401). A call cannot change that; a page reload leads to the host's login.
 */
export const tryAgain = (error: ApiError | undefined, call: () => void): void =>
  error?.status === 401 ? window.location.reload() : call();
