import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { cookie as readCookie } from '../../api/cookie';
import { listen } from '../page/listen';
import { readStored, writeStored } from '../page/storage';
import { pageStore, usePageValue } from '../state/store';

/** By name; absent until it is looked up. */
const dismissedAtom = atom<Readonly<Record<string, boolean>>>({});

const read = (name: string): void =>
  pageStore.set(dismissedAtom, (now) => ({
    ...now,
    [name]: readCookie(name) === 'true' || readStored('sessionStorage', name) === 'true',
  }));

/** Stores it for the whole site, for so many days; what no cookie keeps, for the visit [IMP-10]. */
function store(name: string, days: number): void {
  const age = days * 24 * 60 * 60;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers.
    if (days > 0) document.cookie = `${name}=true; Path=/; Max-Age=${age}; SameSite=Lax`;
  } catch {
    // Blocked: not read back, either.
  }
  if (readCookie(name) !== 'true') writeStored('sessionStorage', name, 'true');
}

/**
 * Something that the visitor can dismiss for a while: for some days, stored in a cookie with the
 * value 'true', or for the visit. All widgets of a page know at once, other tabs when they become
 * visible: cookies have no events [IMP-30].
 * @returns whether it is dismissed, undefined while unknown, as on a server; and a function that
 * dismisses it for so many days, without a number for the visit
 */
export function useDismissal(name: string) {
  useLayoutEffect(() => {
    read(name);
    return listen(document, 'visibilitychange', () => read(name));
  }, [name]);
  return {
    isDismissed: usePageValue(dismissedAtom)[name],
    dismiss(days = 0) {
      store(name, days);
      read(name);
    },
  };
}
