import { type Atom, createStore } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/** The page's one store: what one widget changes, the others show [ELEM-05]. */
export const pageStore = createStore();

/**
 * The value of an atom of the page's store; re-renders when it changes. Markup of a server has its
 * first value, and hydration starts from there, whatever others on the page have done meanwhile.
 */
export function usePageValue<T>(atom: Atom<T> & { readonly init: T }): T {
  const subscribe = useCallback((listener: () => void) => pageStore.sub(atom, listener), [atom]);
  return useSyncExternalStore(
    subscribe,
    () => pageStore.get(atom),
    () => atom.init,
  );
}
