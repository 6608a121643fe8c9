import { useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/api-error';
import { useWidget } from '../element/widget-context';

const changed = 'atria-location';

function subscribe(listener: () => void): () => void {
  const events = ['hashchange', 'popstate', changed];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** A hash as an editor writes it: browsers give `#k%C3%A4ytt%C3%B6` for `#käyttö`. */
export function readableHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * The page's hash with its `#`, in plain letters, following links, back and forward [IMP-31]; '' on
 * a server.
 */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => readableHash(window.location.hash),
    () => '',
  );

/** The page's query string with its `?`, following back and forward and the functions below. */
export function useQuery(): string {
  const { address } = useWidget();
  const search = () => address.search;
  return useSyncExternalStore(subscribe, search, search);
}

/**
 * The address is written against the page's own: a `<base>` may be of another origin, which the
 * history refuses. A page whose address cannot be written (some frames; too often in a row) stays
 * as it is.
 */
function write(method: 'pushState' | 'replaceState', state: unknown, address: string): void {
  try {
    window.history[method](state, '', new URL(address, window.location.href).href);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changed));
}

/** Replaces the address without a reload or a jump; other widgets on the page hear of it. */
export const replaceAddress = (address: string): void =>
  write('replaceState', window.history.state, address);

/** As `replaceAddress`, as a step of the history that Back undoes. */
export const pushAddress = (address: string): void => write('pushState', null, address);

/** Goes to an address as a click on a link would. Its own function so that tests can see it. */
export const navigation = {
  go(address: string): void {
    window.location.assign(address);
  },
};

/**
 * What a press on "try again" does: the call once more, unless it was refused for want of a login
 * (401). No call can mend that; the page, loaded anew, leads to the host's login.
 */
export const tryAgain = (error: ApiError | undefined, call: () => void): void =>
  error?.status === 401 ? window.location.reload() : call();
