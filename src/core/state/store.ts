import { type Atom, createStore, useAtomValue } from 'jotai';

/** The page's one store: what one widget changes, the others show [ELEM-05]. */
export const pageStore = createStore();

/** The value of an atom of the page's store; re-renders when it changes. */
export const usePageValue = <T>(atom: Atom<T>): Awaited<T> =>
  useAtomValue(atom, { store: pageStore });
