import { pageParam } from './query-params';
import { useRestoredScroll } from './scroll-memory';
import { useAddressQuery, useCorrection } from './use-address-query';

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
export function usePagedData<T>(
  all: readonly T[],
  pageSize: number,
  addressName: string,
): PagedData<T> {
  const asked = useAddressQuery(params, addressName);
  const pageCount = Math.ceil(all.length / pageSize);
  const page = Math.min(asked.query.page, Math.max(pageCount, 1));
  // Data may still come by a property: until then the address is right.
  useCorrection(asked, pageCount > 0 ? { page } : null);
  useRestoredScroll(`${page} ${pageCount}`);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    goTo: (next) => asked.change(() => ({ page: next }), 'step'),
  };
}
