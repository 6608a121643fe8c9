import { atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import { pageStore } from '../state/store';
import { onAddress, tellAddress, writeAddress } from './location';

/** What listings keep in a step of the page's history, beside what the page itself keeps there. */
export interface Step {
  /** What the query string was before the visitor began to type. */
  readonly untyped?: string | undefined;
  /** The listings, by the prefix of their names, that show all though nothing is asked [SRCH-30]. */
  readonly all?: readonly string[] | undefined;
}

const key = 'atria-listings';

export const currentStep = (): Step => window.history.state?.[key] ?? {};

/**
 * What the page's own router keeps in the step: a new one without it would be none of its pages.
 * What is open or was left so is of the step itself.
 */
export function stateOfPage(): unknown {
  const { state } = window.history;
  if (typeof state !== 'object' || !state) return state;
  const own = Object.entries(state).filter(([name]) => !name.startsWith('atria'));
  return own.length > 0 ? Object.fromEntries(own) : null;
}

/** A state of the history with a step in it; what is no object nothing can be added to. */
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

/** A step that a link within the page has made goes on with what the one before it showed. */
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

function onStep(listener: () => void): () => void {
  const stops = [pageStore.sub(followAtom, () => {}), onAddress(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether a listing shows all in the page's step of the history. */
export const useShowsAll = (prefix: string): boolean =>
  useSyncExternalStore(
    onStep,
    () => currentStep().all?.includes(prefix) ?? false,
    () => false,
  );
