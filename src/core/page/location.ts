import { useSyncExternalStore } from 'react';

const changed = 'atria-location';

function subscribe(listener: () => void): () => void {
  const events = ['hashchange', 'popstate', changed];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The page's hash with its `#`, following links, back and forward [IMP-31]. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );

/** The page's query string with its `?`, following back and forward and `replaceQuery`. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/** Replaces the address without a reload or a jump; other widgets on the page hear of it. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}

/** Goes to an address as a click on a link would. Its own function so that tests can see it. */
export const navigation = {
  go(address: string): void {
    window.location.assign(address);
  },
};

/** Whether the page is shown inside a frame. */
export const inFrame = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
};
