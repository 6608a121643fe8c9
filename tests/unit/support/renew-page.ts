import type { createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

const renewals: (() => void)[] = [];

/** A store in place of which there can be a new one, for all that know it. */
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

/** The page is another one: nothing that the one before kept in its store is there. */
export const renewPage = (): void => {
  for (const renew of renewals) renew();
};
