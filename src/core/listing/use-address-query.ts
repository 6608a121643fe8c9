import { atom } from 'jotai/vanilla';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWidget } from '../element/widget-context';
import { onAddress, tellAddress, writeAddress } from '../page/location';
import { useByJson } from '../page/use-by-json';
import { pageStore, useSelected } from '../state/store';
import { prefixAt, prefixOf, searchPrefixes } from './address-prefix';
import { type Change, type Entry, nextEntries } from './next-entries';
import { nameIn, type Params, type QueryOf, readQuery, writeQuery } from './query-params';
import { keepScroll } from './scroll-memory';
import { currentStep, stateOfPage, useShowsAll, withStep } from './step-state';

/** The query string in force when the history has refused to change. */
const refusedAtom = atom<{ readonly over: string; readonly query: string } | null>(null);

/** The page's query string, including what its history has refused. */
const currentQuery = (): string => {
  const { search } = window.location;
  const refused = pageStore.get(refusedAtom);
  return refused?.over === search ? refused.query : search;
};

/** Makes an entry of the history; if the history refuses it, the page uses the query all the same. */
function put({ how, query, step }: Entry): void {
  const { pathname, search, hash } = window.location;
  const isNew = how === 'push';
  if (isNew) keepScroll();
  pageStore.set(refusedAtom, null);
  const state = withStep(step, isNew ? stateOfPage() : window.history.state);
  if (!writeAddress(how, state, pathname + query + hash))
    pageStore.set(refusedAtom, { over: search, query });
}

/** @returns false if nothing changes */
function write(to: string, how: Change, all?: readonly string[]): boolean {
  const entries = nextEntries({ query: currentQuery(), step: currentStep() }, to, how, all);
  for (const entry of entries) put(entry);
  return entries.length > 0 && tellAddress();
}

/** The prefixes of the page's mounted listings; two with the same one do not write the address. */
const mountedAtom = atom<readonly string[]>([]);

/** The name, among a server's answers, of the prefix that a listing has in its page. */
export const servedPrefix = 'address-prefix';

/**
 * The prefix of a widget's parameters in the page's address [SRCH-10], and whether the page's own
 * tags say so: while markup hydrates, it is the one that the server has used. The tags are looked
 * through when a listing of the page comes or goes.
 */
export function useAddressPrefix(addressName = '') {
  const { host, answers } = useWidget();
  const mounted = useSelected(mountedAtom, (prefixes) => prefixes, null);
  return useMemo(() => {
    if (host && mounted) return { prefix: prefixOf(host, addressName), isOfPage: true };
    const served = host ? answers?.(servedPrefix, async () => addressName) : undefined;
    return { prefix: served ?? prefixAt(0, addressName, ''), isOfPage: false };
  }, [host, addressName, mounted, answers]);
}

/**
 * The query of a listing, which only the page's address holds [SRCH-10, IMP-31], and what its
 * history entry shows of it.
 * @param addressName the prefix of its parameters, if a page has other listings
 */
export function useAddressQuery<P extends Params>(params: P, addressName?: string) {
  const { address, host } = useWidget();
  const { prefix, isOfPage } = useAddressPrefix(addressName);
  const showsAll = useShowsAll(prefix);
  // Markup fits every address with the same parameters of this listing.
  const own = () => readQuery(params, (name) => address(`?${name}`), prefix);
  const search = useSyncExternalStore(onAddress, currentQuery, () =>
    writeQuery('', params, own(), prefix),
  );
  useEffect(() => {
    pageStore.set(mountedAtom, (now) => [...now, prefix]);
    return () =>
      pageStore.set(mountedAtom, (now) => now.filter((_, at) => at !== now.indexOf(prefix)));
  }, [prefix]);
  return {
    showsAll,
    prefix,
    isOfPage,
    query: useByJson(readQuery(params, search, prefix)),
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
      const searches = isNewText && host ? searchPrefixes(host) : [];
      const pages = searches.flatMap((one) => (one === prefix ? [] : nameIn(one, 'page')));
      const others = currentStep().all?.filter((one) => one !== prefix) ?? [];
      // Parameters in a fixed order: the same query is not a change.
      const showing = all ? [...others, prefix].sort() : all === false ? others : undefined;
      return write(writeQuery(now, params, query, prefix, pages), how, showing);
    },
  };
}

/**
 * Corrects the address once the results are known, for example for a page that does not exist. An
 * address that Back or Forward changed meanwhile is followed, not overwritten.
 * @param query the right query; null while it is unknown
 */
export function useCorrection<P extends Params>(
  { search, searchOf, prefix, isOfPage }: ReturnType<typeof useAddressQuery<P>>,
  query: QueryOf<P> | null,
): void {
  const right = query ? searchOf(query) : search;
  useEffect(() => {
    const isAlone = pageStore.get(mountedAtom).filter((one) => one === prefix).length < 2;
    if (isOfPage && isAlone && currentQuery() === search) write(right, 'replace');
  }, [right, search, prefix, isOfPage]);
}
