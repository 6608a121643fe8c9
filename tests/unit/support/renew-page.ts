import type { createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

const renewals: (() => void)[] = [];

/** A store that a new one can replace, for all that use it. */
export function renewable(make: () => Store): Store {
  let store = make();
  renewals.push(() => {
    store = make();
  });
  const { get, set, sub }: Store = {
    get: (atom) => store.get(atom),
    set: (atom, ...given) => store.set(atom, ...given),
    sub: (atom, listener) => store.sub(atom, listener),
  };
  return { get, set, sub };
}

/** Starts a new page: nothing of the one before is in its store. */
export const renewPage = (): void => {
  for (const renew of renewals) renew();
};
