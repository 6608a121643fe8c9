import { atom } from 'jotai/vanilla';
import { useEffect, useSyncExternalStore } from 'react';
import { useWidget } from '../element/widget-context';
import { pageStore } from '../state/store';
import { otherPages, useAddressPrefix } from './address-prefix';
import { onAddress, tellAddress, writeAddress } from './location';
import { type Params, type QueryOf, readQuery, writeQuery } from './query-params';
import { keepScroll } from './scroll-memory';
import { currentStep, stateOfPage, useShowsAll, withStep } from './step-state';
import { useSame } from './use-same';

/**
 * How a query changes: a step of the history that Back undoes; typing, which replaces the address;
 * a text that is submitted, a step from what stood there before it was typed; further pages and
 * corrections, which replace [SRCH-10].
 */
export type Change = 'step' | 'typing' | 'submit' | 'replace';

/** What holds in place of a query string that the history has refused to change. */
const refusedAtom = atom<{ readonly over: string; readonly query: string } | null>(null);

/** The page's query string, with what its history would not take. */
const currentQuery = (search = window.location.search): string => {
  const refused = pageStore.get(refusedAtom);
  return refused?.over === search ? refused.query : search;
};

/** Writes a query string; where the history refuses it, it holds on the page all the same. */
function put(how: 'push' | 'replace', state: unknown, query: string): void {
  const { pathname, search, hash } = window.location;
  pageStore.set(refusedAtom, null);
  if (!writeAddress(how, state, pathname + query + hash))
    pageStore.set(refusedAtom, { over: search, query });
}

/** What a query string asks, whatever was asked first. */
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

/** What the page's address asks of a listing, and what its step of the history shows of it. */
export interface AddressQuery<P extends Params> {
  readonly query: QueryOf<P>;
  readonly showsAll: boolean;
  /**
   * Changes the query as it is now; with `showsAll` whether all shows unasked, which stays as it is
   * without.
   * @returns false where all is so already
   */
  readonly change: (
    next: (now: QueryOf<P>) => QueryOf<P>,
    how: Change,
    showsAll?: boolean,
  ) => boolean;
  /** The page's query string at this render, and as it would hold another query. */
  readonly search: string;
  readonly searchOf: (query: QueryOf<P>) => string;
  readonly prefix: string;
}

/** The prefixes of the page's listings that are there; those of one name leave the address alone. */
const mountedAtom = atom<readonly string[]>([]);

/**
 * The query of a listing, which the page's address alone holds [SRCH-10, IMP-31].
 * @param addressName what the names of its parameters begin with, beside other listings of a page
 */
export function useAddressQuery<P extends Params>(
  params: P,
  addressName?: string,
): AddressQuery<P> {
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
    ...{ showsAll, search, prefix },
    query: useSame(readQuery(params, search, prefix)),
    searchOf: (query) => writeQuery(search, params, query, prefix),
    change(next, how, all) {
      const now = currentQuery();
      const before = readQuery(params, now, prefix);
      const query = next(before);
      // A new text starts on page 1 in the page's other searches, too [SRCH-03].
      const isNewText = 'q' in query && query.q !== before.q;
      const pages = isNewText ? otherPages(host, prefix) : [];
      const others = currentStep().all?.filter((one) => one !== prefix) ?? [];
      // In one order: what is shown already is no other.
      const shown = all ? [...others, prefix].sort() : all === false ? others : undefined;
      return write(writeQuery(now, params, query, prefix, pages), how, shown);
    },
  };
}

/**
 * Corrects the address once it is known what there is, as for a page that is not there. An address
 * that Back or Forward changed meanwhile is followed, not overwritten.
 * @param query what it is to hold; null while nobody knows
 */
export function useCorrection<P extends Params>(
  { search, searchOf, prefix }: AddressQuery<P>,
  query: QueryOf<P> | null,
): void {
  const due = query ? searchOf(query) : search;
  useEffect(() => {
    const isAlone = pageStore.get(mountedAtom).filter((one) => one === prefix).length < 2;
    if (isAlone && currentQuery() === search) write(due, 'replace');
  }, [due, search, prefix]);
}
