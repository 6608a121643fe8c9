import { useLayoutEffect, useState } from 'react';
import { useQuery } from '../page/location';
import { pageParam, readQuery } from './listing-params';
import { restoreScroll } from './scroll-memory';
import { useListingAddress } from './use-listing-address';

const params = { page: pageParam() };

/** One page of what a widget was given. */
export interface PagedData<T> {
  readonly items: readonly T[];
  /** The page that shows, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Shows another page, as a step of the history that Back undoes. */
  readonly goTo: (page: number) => void;
}

/**
 * Shows a list that is there already page by page, by the page's address: what `useListing` with
 * page numbers does for a list that comes by calls [SRCH-10, IMP-31]. Of an address that asks for
 * more pages than there are the last one shows.
 */
export function usePagedData<T>(all: readonly T[], pageSize: number): PagedData<T> {
  const address = useQuery();
  const [asked, setAsked] = useState(() => readQuery(params, address));
  const pageCount = Math.ceil(all.length / pageSize);
  const page = Math.min(asked.page, Math.max(pageCount, 1));
  const write = useListingAddress({
    ...{ params, address, query: { page }, turn: 0, inputs: '' },
    // Data may still come by a property: until then the address is right.
    status: pageCount > 0 ? 'ready' : 'first',
    onFollow: setAsked,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that shows.
  useLayoutEffect(restoreScroll, [page, pageCount]);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    goTo(next) {
      setAsked({ page: next });
      write({ page: next }, 'step');
    },
  };
}
