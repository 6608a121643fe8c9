import { type Atom, createStore } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/** The page's one store: what one widget changes, the others show [ELEM-05]. */
export const pageStore = createStore();

/** The value of an atom of the page's store; re-renders when it changes. */
export function usePageValue<T>(atom: Atom<T>): T {
  const subscribe = useCallback((listener: () => void) => pageStore.sub(atom, listener), [atom]);
  const value = () => pageStore.get(atom);
  return useSyncExternalStore(subscribe, value, value);
}
