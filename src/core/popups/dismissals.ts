import { atom } from 'jotai/vanilla';
import { useEffect, useLayoutEffect } from 'react';
import { cookie as readCookie } from '../../api/cookie';
import { listen } from '../page/listen';
import { readStored, writeStored } from '../page/storage';
import { pageStore, usePageValue } from '../state/store';

/** By the name of the cookie or the key of the session; absent until it is looked up. */
const dismissedAtom = atom<Readonly<Record<string, boolean>>>({});

const put = (name: string, isDismissed: boolean) =>
  pageStore.set(dismissedAtom, { ...pageStore.get(dismissedAtom), [name]: isDismissed });

/** What no cookie could keep is dismissed for the visit [IMP-10]. */
const forVisit = new Set<string>();

const byCookie = (name: string) => readCookie(name) === 'true' || forVisit.has(name);

/** Sets a cookie for the whole site, for so many days from now. */
function keepInCookie(name: string, value: string, days: number): void {
  const age = days * 24 * 60 * 60;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers.
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`;
  } catch {
    // Blocked: not read back, either.
  }
  if (readCookie(name) !== value) forVisit.add(name);
}

const inSession = (key: string) => readStored('sessionStorage', key) === 'true';
const keepInSession = (key: string, value: string) => writeStored('sessionStorage', key, value);

/** Whether it is dismissed, for all widgets of the page, and a function that dismisses it. */
function useDismissed<Given extends unknown[]>(
  name: string,
  look: (name: string) => boolean,
  keep: (name: string, value: string, ...given: Given) => void,
) {
  useLayoutEffect(() => put(name, look(name)), [name, look]);
  return {
    /** Undefined until it was looked up. */
    isDismissed: usePageValue(dismissedAtom)[name],
    dismiss(...given: Given) {
      keep(name, 'true', ...given);
      put(name, true);
    },
  };
}

/**
 * Something that the visitor can dismiss for a while, stored in a cookie with the value 'true'. All
 * widgets of a page know at once, other tabs when they become visible: cookies have no events
 * [IMP-30].
 * @returns whether it is dismissed, undefined while unknown, as on a server; and a function that
 * dismisses it for so many days
 */
export function useDismissal(cookie: string) {
  useEffect(
    () => listen(document, 'visibilitychange', () => put(cookie, byCookie(cookie))),
    [cookie],
  );
  return useDismissed(cookie, byCookie, keepInCookie);
}

/**
 * The same for the visit: stored in the session storage, which each tab has for itself.
 * @returns whether it is dismissed, undefined while unknown; and a function that dismisses it
 */
export const useVisitDismissal = (key: string) => useDismissed(key, inSession, keepInSession);
