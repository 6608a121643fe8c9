import type { ApiError } from '../../api/api-error';

/** What an answer to a listing's call has at least. */
export interface ListingPage<Hit = unknown> {
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly hasMore: boolean;
}
export type HitOf<Page extends ListingPage> = Page['hits'][number];

/** A query; without a page of its own a listing starts on its first page. */
export interface ListingQuery {
  readonly page?: number;
}

/** more: further pages are appended to the first; numbers: one page shows at a time. */
export type Paging = 'more' | 'numbers';

/**
 * first: a new query is awaited, with all the pages its address asks for; more: a further page is
 * awaited; failed, moreFailed: that call failed [SRCH-02, SRCH-14].
 */
export type ListingStatus = 'first' | 'more' | 'ready' | 'failed' | 'moreFailed';

export interface ListingState<Query, Page extends ListingPage> {
  readonly query: Query;
  readonly paging: Paging;
  readonly status: ListingStatus;
  /** Counts the queries and further pages; an answer of an earlier turn is dropped. */
  readonly turn: number;
  /** How often the query came from elsewhere: the address or the widget's attributes. */
  readonly follows: number;
  /** The visitor asked to see all, also where nothing shows unasked. */
  readonly showsAll: boolean;
  /** How many pages of this query have been answered. */
  readonly loaded: number;
  readonly hits: readonly HitOf<Page>[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** The answer that began the hits, with all that came in it. */
  readonly first: Page | undefined;
  /** Why the last call failed. */
  readonly error?: ApiError;
}

export type ListingAction<Query, Page> =
  | {
      readonly type: 'ask';
      readonly query: Query;
      readonly isFollowing?: boolean;
      readonly showsAll?: boolean;
    }
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  | { readonly type: 'answer'; readonly turn: number; readonly page: Page }
  | { readonly type: 'fail'; readonly turn: number; readonly error: ApiError };

export const startListing = <Query, Page extends ListingPage>(
  query: Query,
  paging: Paging = 'more',
): ListingState<Query, Page> => ({
  query,
  paging,
  status: 'first',
  turn: 0,
  follows: 0,
  showsAll: false,
  loaded: 0,
  hits: [],
  totalCount: 0,
  hasMore: false,
  first: undefined,
});

/** Whether a page is awaited. */
export const isBusy = ({ status }: { readonly status: ListingStatus }): boolean =>
  status === 'first' || status === 'more';

/** The number of the page that is awaited: the one after those loaded, or the one to show. */
export const awaitedPage = (state: ListingState<ListingQuery, ListingPage>): number =>
  state.paging === 'numbers' ? (state.query.page ?? 1) : state.loaded + 1;

/** Whether there is a further page to append. */
export const canGrow = ({ paging, status, hasMore }: ListingState<unknown, ListingPage>) =>
  paging === 'more' && status === 'ready' && hasMore;

/** The listing as a state machine; who makes the calls is use-listing.ts. */
export function listingReducer<Query extends ListingQuery, Page extends ListingPage>(
  state: ListingState<Query, Page>,
  action: ListingAction<Query, Page>,
): ListingState<Query, Page> {
  const again = { ...state, turn: state.turn + 1 };
  switch (action.type) {
    case 'ask':
      return {
        ...again,
        query: action.query,
        follows: state.follows + (action.isFollowing ? 1 : 0),
        showsAll: action.showsAll ?? false,
        status: 'first',
        loaded: 0,
      };
    case 'more':
      if (!canGrow(state)) return state;
      return { ...again, query: { ...state.query, page: state.loaded + 1 }, status: 'more' };
    case 'retry':
      return { ...again, status: state.loaded ? 'more' : 'first' };
    case 'answer':
      return action.turn === state.turn ? answered(state, action.page) : state;
    case 'fail':
      if (action.turn !== state.turn) return state;
      return state.loaded
        ? { ...state, status: 'moreFailed', error: action.error }
        : { ...state, status: 'failed', error: action.error, hits: [] };
  }
}

function answered<Query extends ListingQuery, Page extends ListingPage>(
  state: ListingState<Query, Page>,
  page: Page,
): ListingState<Query, Page> {
  const asked = state.query.page ?? 1;
  const isAppended = state.paging === 'more' && state.loaded > 0;
  const shown: ListingState<Query, Page> = {
    ...state,
    loaded: isAppended ? state.loaded + 1 : 1,
    hits: isAppended ? [...state.hits, ...page.hits] : page.hits,
    totalCount: page.totalCount,
    hasMore: page.hasMore,
    first: isAppended ? state.first : page,
  };
  if (state.paging === 'numbers') {
    // An address may ask for a page that is no longer there: the first one always is.
    if (page.hits.length > 0 || asked === 1) return { ...shown, status: 'ready' };
    return { ...state, query: { ...state.query, page: 1 }, turn: state.turn + 1 };
  }
  if (shown.loaded < asked && page.hasMore) return shown;
  // An address may ask for more pages than there are.
  return { ...shown, query: { ...state.query, page: shown.loaded }, status: 'ready' };
}
