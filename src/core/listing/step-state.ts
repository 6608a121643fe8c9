import { atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import { onAddress, tellAddress, writeAddress } from '../page/location';
import { usePageValue } from '../state/store';

/** The state of the listings in an entry of the page's history, besides the page's own state. */
export interface Step {
  /** The query string before the visitor began to type. */
  readonly untyped?: string | undefined;
  /** The listings, by their prefix, that show all results without a query [SRCH-30]. */
  readonly all?: readonly string[] | undefined;
}

const key = 'atria-listings';

export const currentStep = (): Step => window.history.state?.[key] ?? {};

/**
 * The state of the page's own router: a new entry without it would not be a page of the router.
 * What is open, or was in the widgets, belongs to the entry alone.
 */
export function stateOfPage(): unknown {
  const { state } = window.history;
  if (typeof state !== 'object' || !state) return state;
  const own = Object.entries(state).filter(([name]) => !name.startsWith('atria'));
  return own.length > 0 ? Object.fromEntries(own) : null;
}

/** A history state with our state added; a state that is not an object is returned unchanged. */
export function withStep({ untyped, all }: Step, state: unknown = window.history.state): unknown {
  if (typeof state !== 'object') return state;
  const { [key]: _, ...others }: Record<string, unknown> = { ...state };
  if (untyped === undefined && !all?.length) return state && others;
  return { ...others, [key]: { untyped, all } };
}

const here = () => {
  const { pathname, search, hash } = window.location;
  return { page: pathname + search, hash, all: currentStep().all };
};

/**
 * While a listing reads it, an entry that a link within the page has made keeps what the one before
 * it showed.
 */
const followAtom = atom(null);
followAtom.onMount = () => {
  let before = here();
  return onAddress(() => {
    const { page, hash } = here();
    const { all } = before;
    const isLinked = page === before.page && hash !== before.hash && !window.history.state;
    const goesOn = isLinked && all && writeAddress('replace', withStep({ all }), page + hash);
    before = here();
    if (goesOn) tellAddress();
  });
};

/** Whether a listing shows all results in the page's entry of the history. */
export function useShowsAll(prefix: string): boolean {
  usePageValue(followAtom);
  return useSyncExternalStore(
    onAddress,
    () => currentStep().all?.includes(prefix) ?? false,
    () => false,
  );
}
