import { pageParam } from './query-params';
import { useRestoredScroll } from './scroll-memory';
import { useAddressQuery, useCorrection } from './use-address-query';

const params = { page: pageParam() };

/** One page of a widget's data. */
export interface PagedData<T> {
  readonly items: readonly T[];
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Shows another page, as a history entry that Back undoes. */
  readonly goTo: (page: number) => void;
}

/**
 * Shows a complete list page by page, by the page's address: the same as `useListing` with page
 * numbers for a list from calls [SRCH-10, IMP-31]. If the address asks for a page after the last
 * one, the last one shows.
 */
export function usePagedData<T>(
  all: readonly T[],
  pageSize: number,
  addressName: string,
): PagedData<T> {
  const asked = useAddressQuery(params, addressName);
  const pageCount = Math.ceil(all.length / pageSize);
  const page = Math.min(asked.query.page, Math.max(pageCount, 1));
  // Data may still be set by a property: until then the address counts as right.
  useCorrection(asked, pageCount > 0 ? { page } : null);
  useRestoredScroll(`${page} ${pageCount}`);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    goTo: (next) => asked.change(() => ({ page: next }), 'step'),
  };
}
