import { atom } from 'jotai/vanilla';
import { useEffect, useSyncExternalStore } from 'react';
import { useWidget } from '../element/widget-context';
import { onAddress, tellAddress, writeAddress } from '../page/location';
import { useSame } from '../page/use-same';
import { pageStore } from '../state/store';
import { otherPages, useAddressPrefix } from './address-prefix';
import { type Params, type QueryOf, readQuery, writeQuery } from './query-params';
import { keepScroll } from './scroll-memory';
import { currentStep, stateOfPage, useShowsAll, withStep } from './step-state';

/**
 * How a query changes the history: a filter adds an entry, so that Back undoes it. Typing replaces
 * the address; a submitted text adds an entry after the one from before it was typed. Further pages
 * and corrections replace [SRCH-10].
 */
export type Change = 'step' | 'typing' | 'submit' | 'replace';

/** The query string in force when the history has refused to change. */
const refusedAtom = atom<{ readonly over: string; readonly query: string } | null>(null);

/** The page's query string, including what its history has refused. */
const currentQuery = (search = window.location.search): string => {
  const refused = pageStore.get(refusedAtom);
  return refused?.over === search ? refused.query : search;
};

/** Writes a query string; if the history refuses it, the page uses it all the same. */
function put(how: 'push' | 'replace', state: unknown, query: string): void {
  const { pathname, search, hash } = window.location;
  pageStore.set(refusedAtom, null);
  if (!writeAddress(how, state, pathname + query + hash))
    pageStore.set(refusedAtom, { over: search, query });
}

/** The parameters of a query string in a fixed order, to compare two. */
const sorted = (query: string): string => query.replace(/^\?/, '').split('&').sort().join('&');

function write(to: string, how: Change, all: readonly string[] = currentStep().all ?? []): boolean {
  const now = currentQuery();
  const { untyped, all: before = [] } = currentStep();
  const from = how === 'submit' ? (untyped ?? now) : now;
  const isOther = JSON.stringify(all) !== JSON.stringify(before);
  const isStep = (how === 'step' || how === 'submit') && (isOther || sorted(to) !== sorted(from));
  if (to === now && !isStep && !isOther) return false;
  if (isStep) {
    put('replace', withStep({ all: before }), from);
    keepScroll();
    put('push', withStep({ all }, stateOfPage()), to);
  } else {
    const kept = how === 'typing' ? (untyped ?? now) : how === 'replace' ? untyped : undefined;
    put('replace', withStep({ all, untyped: kept }), to);
  }
  return tellAddress();
}

/** The prefixes of the page's mounted listings; two with the same name do not write the address. */
const mountedAtom = atom<readonly string[]>([]);

/**
 * The query of a listing, which only the page's address holds [SRCH-10, IMP-31], and what its
 * history entry shows of it.
 * @param addressName the prefix of its parameters, if a page has other listings
 */
export function useAddressQuery<P extends Params>(params: P, addressName?: string) {
  const { address, host } = useWidget();
  const prefix = useAddressPrefix(addressName);
  const showsAll = useShowsAll(prefix);
  const search = useSyncExternalStore(
    onAddress,
    () => currentQuery(address.search),
    () => address.search,
  );
  useEffect(() => {
    pageStore.set(mountedAtom, (now) => [...now, prefix]);
    return () =>
      pageStore.set(mountedAtom, (now) => now.filter((_, at) => at !== now.indexOf(prefix)));
  }, [prefix]);
  return {
    showsAll,
    prefix,
    query: useSame(readQuery(params, search, prefix)),
    /** The page's query string at this render, and the one for another query. */
    search,
    searchOf: (query: QueryOf<P>) => writeQuery(search, params, query, prefix),
    /**
     * Changes the present query; `all` sets whether all results show without a query, unless it is
     * absent.
     * @returns false if nothing changes
     */
    change(next: (now: QueryOf<P>) => QueryOf<P>, how: Change, all?: boolean): boolean {
      const now = currentQuery();
      const before = readQuery(params, now, prefix);
      const query = next(before);
      // A new text starts on page 1 in the page's other searches, too [SRCH-03].
      const isNewText = 'q' in query && query.q !== before.q;
      const pages = isNewText ? otherPages(host, prefix) : [];
      const others = currentStep().all?.filter((one) => one !== prefix) ?? [];
      // Parameters in a fixed order: the same query is not a change.
      const shown = all ? [...others, prefix].sort() : all === false ? others : undefined;
      return write(writeQuery(now, params, query, prefix, pages), how, shown);
    },
  };
}

/**
 * Corrects the address once the results are known, for example for a page that does not exist. An
 * address that Back or Forward changed meanwhile is followed, not overwritten.
 * @param query the right query; null while it is unknown
 */
export function useCorrection<P extends Params>(
  { search, searchOf, prefix }: ReturnType<typeof useAddressQuery<P>>,
  query: QueryOf<P> | null,
): void {
  const due = query ? searchOf(query) : search;
  useEffect(() => {
    const isAlone = pageStore.get(mountedAtom).filter((one) => one === prefix).length < 2;
    if (isAlone && currentQuery() === search) write(due, 'replace');
  }, [due, search, prefix]);
}
