import { atom } from 'jotai/vanilla';
import { useEffect, useLayoutEffect } from 'react';
import { readCookie, writeCookie } from './cookies';
import { pageStore, usePageValue } from './store';

/** By the cookie's name; what nobody has looked up is not there. */
const dismissedAtom = atom<Readonly<Record<string, boolean>>>({});

const put = (cookie: string, isDismissed: boolean) =>
  pageStore.set(dismissedAtom, { ...pageStore.get(dismissedAtom), [cookie]: isDismissed });

/**
 * Something that the visitor can dismiss for a while, remembered by a cookie that is 'true'. All
 * widgets of a page know at once, other tabs when they are looked at: cookies have no events
 * [IMP-30].
 * @returns whether it is dismissed, undefined while nobody knows, as on a server; and how to
 * dismiss it for so many days
 */
export function useDismissal(cookie: string) {
  useLayoutEffect(() => put(cookie, readCookie(cookie) === 'true'), [cookie]);
  useEffect(() => {
    const look = () => put(cookie, readCookie(cookie) === 'true');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [cookie]);
  return {
    isDismissed: usePageValue(dismissedAtom)[cookie],
    dismiss(days: number) {
      writeCookie(cookie, 'true', days);
      put(cookie, true);
    },
  };
}
