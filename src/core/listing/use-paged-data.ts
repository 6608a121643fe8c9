import { useWidget } from '../element/widget-context';
import { pageParam } from './query-params';
import { useRestoredScroll } from './scroll-memory';
import { useAddressQuery, useCorrection } from './use-address-query';

const params = { page: pageParam() };

/**
 * Shows a complete list page by page, by the page's address [SRCH-10, IMP-31]. If the address asks
 * for a page after the last one, the last one shows.
 */
export function usePagedData<T>(all: readonly T[], pageSize: number, addressName: string) {
  const { address } = useWidget();
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
    addressOf: (of: number) => address('pathname') + asked.searchOf({ page: of }),
    /** Shows another page, as a history entry that Back undoes. */
    goTo: (next: number) => asked.change(() => ({ page: next }), 'step'),
  };
}
