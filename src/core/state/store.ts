import { type Atom, atom, createStore } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';

/** The page's one store: what one widget changes, the others show [ELEM-05]. */
export const pageStore = createStore();

/**
 * Whoever visits, by the customer's e-mail address; '' while nobody knows. What is typed is theirs.
 */
export const visitorAtom = atom('');

type Subscribe = (listener: () => void) => () => void;
const subscribers = new WeakMap<Atom<unknown>, Subscribe>();

/** The same function for all who follow an atom, so that a page of many cards keeps one. */
function subscriberOf(atom: Atom<unknown>): Subscribe {
  const known = subscribers.get(atom) ?? ((listener) => pageStore.sub(atom, listener));
  subscribers.set(atom, known);
  return known;
}

/**
 * What of an atom of the page's store is of use; re-renders when that changes. Markup of a server
 * has `onServer`, and hydration starts from there.
 */
export function useSelected<T, S>(atom: Atom<T>, select: (value: T) => S, onServer: S): S {
  return useSyncExternalStore(
    subscriberOf(atom),
    () => select(pageStore.get(atom)),
    () => onServer,
  );
}

/**
 * The value of an atom of the page's store; on a server its first, whatever has been done since.
 */
export const usePageValue = <T>(atom: Atom<T> & { readonly init: T }): T =>
  useSelected(atom, (value) => value, atom.init);
