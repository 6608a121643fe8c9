import { type Atom, atom, createStore } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/** The page's one store: what one widget changes, the others show [ELEM-05]. */
export const pageStore = createStore();

/** Who visits, by the customer's e-mail address; '' while nobody knows. What is typed is theirs. */
export const visitorAtom = atom('');

/**
 * What of an atom of the page's store is of use; re-renders when that changes. Markup of a server
 * has `onServer`, and hydration starts from there.
 */
export function useSelected<T, S>(atom: Atom<T>, select: (value: T) => S, onServer: S): S {
  const subscribe = useCallback((listener: () => void) => pageStore.sub(atom, listener), [atom]);
  return useSyncExternalStore(
    subscribe,
    () => select(pageStore.get(atom)),
    () => onServer,
  );
}

/** The value of an atom of the page's store; on a server its first, whatever has been done since. */
export const usePageValue = <T>(atom: Atom<T> & { readonly init: T }): T =>
  useSelected(atom, (value) => value, atom.init);
